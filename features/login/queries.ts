import { queryOptions, useMutation } from '@tanstack/react-query'
import type { SmsType } from '@/contract/customer'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'

/** The picture to read a code from; another one only when asked for, or when it did not come (A§4). */
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

/** The guest variant: mobile and code only. A§3. */
export function useQuickRegister() {
  return useMutation({
    mutationFn: (body: Omit<Input<'createCustomer'>['body'], 'register_type'>) =>
      call('createCustomer', { body: { ...body, register_type: 1 } }),
  })
}
