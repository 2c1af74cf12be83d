import { queryOptions, useMutation } from '@tanstack/react-query'
import type { SmsType } from '@/contract/calls/customer/customer'
import { track } from '@/lib/analytics/track'
import { call } from '@/lib/api/browser'
import type { LoginPurpose } from './form/login-purpose'
import { ApiFailure, type Data, type Input } from '@/lib/api/types'

/** The picture to read a code from; another one only on request, or when loading failed (A§4). */
export const captchaQuery = (type: SmsType) =>
  queryOptions({
    queryKey: ['captcha', type],
    queryFn: ({ signal }) => call('refreshCaptcha', { body: { type } }, signal),
    retry: 2,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Where somebody may live or come from, by code. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call('listOfflineCountries', {}, signal),
  staleTime: Infinity,
})

/** The version of the privacy policy that a registration agrees to. */
export const policyVersionQuery = queryOptions({
  queryKey: ['policy-version', 'registration'],
  queryFn: async ({ signal }) => {
    const { content } = await call('getCmsBlock', { params: { identifier: 'privacy-policy' } }, signal)
    const { customerVersion } = content
    if (typeof customerVersion !== 'string') throw new ApiFailure('NETWORK', 200, '网络异常，请稍后再试')
    return customerVersion
  },
})

export function useSendSms() {
  return useMutation({ mutationFn: (body: Input<'sendSms'>['body']) => call('sendSms', { body }) })
}

export function useLoginByMobile() {
  return useMutation({
    mutationFn: (body: Input<'loginByMobile'>['body']) => call('loginByMobile', { body }),
  })
}

export function useLoginByPassword() {
  return useMutation({
    mutationFn: (body: Input<'loginByPassword'>['body']) => call('loginByPassword', { body }),
  })
}

/**
 * The guest variant: mobile and code only. A§3. Who buys agrees to the terms of sale alone; a quick account to the policy as
 * it is now, which its version says. A§5.
 */
export function useQuickRegister(purpose: LoginPurpose) {
  return useMutation({
    mutationFn: async (
      body: Omit<Input<'createCustomer'>['body'], 'register_type' | 'customerVersion'>,
      { client },
    ) => {
      const agreed =
        purpose === 'purchase'
          ? {}
          : { customerVersion: await client.query({ ...policyVersionQuery, staleTime: 'static' }) }
      return call('createCustomer', { body: { ...body, ...agreed, register_type: 1 } })
    },
    onSettled: (_, error) =>
      track({
        event: 'register_result',
        payload: { kind: purpose === 'purchase' ? 'purchase' : 'quick', isDone: error === null },
      }),
  })
}

/** The whole registration, which agrees to the policy as it is now. */
export function useRegister() {
  return useMutation({
    mutationFn: async (
      body: Omit<Input<'createCustomer'>['body'], 'register_type' | 'customerVersion'>,
      { client },
    ) => {
      const customerVersion = await client.query({ ...policyVersionQuery, staleTime: 'static' })
      return call('createCustomer', { body: { ...body, customerVersion } })
    },
    onSettled: (_, error) =>
      track({ event: 'register_result', payload: { kind: 'full', isDone: error === null } }),
  })
}

/** What the CRM knows of the holder of this mobile; refused when the code is wrong, or the mobile has an account. */
export function useLookUp() {
  return useMutation({
    mutationFn: async (proof: Input<'getCrmInfo'>['body']): Promise<Data<'getCrmInfo'>> => {
      const known = await call('getCrmInfo', { body: proof })
      const { isRegistered } = await call('checkCustomer', { body: proof })
      if (isRegistered) throw new ApiFailure('MOBILE_REGISTERED', 200, '此手机号码已注册，请直接登录')
      return known
    },
  })
}

/** Trades an SMS code for the token a new password is set with. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: Input<'forgotPassword'>['body']) => call('forgotPassword', { body }),
  })
}

export function useSaveNewPassword() {
  return useMutation({
    mutationFn: (body: Input<'saveNewPassword'>['body']) => call('saveNewPassword', { body }),
  })
}
