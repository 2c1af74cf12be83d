import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'
import { storeUserInfo } from '@/lib/session/user-info'

/** The customer's own data in the query cache. */
export const accountCache = {
  all: ['account'],
  profile: ['account', 'profile'],
  overview: ['account', 'overview'],
} as const

export const profileQuery = queryOptions({
  queryKey: accountCache.profile,
  queryFn: ({ signal }) => call('getCustomer', {}, signal),
})

/** The masked mobile, whether there is a password, whether messages come, and the consent ledger. */
export const overviewQuery = queryOptions({
  queryKey: accountCache.overview,
  queryFn: ({ signal }) => call('getAccount', {}, signal),
})

/** Saves the profile or a consent: the answer is the profile, and the ledger is another one. */
export function useSaveCustomer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<'saveCustomer'>['body']) => call('saveCustomer', { body }),
    onSuccess: (user) => {
      client.setQueryData(profileQuery.queryKey, user)
      storeUserInfo(user)
      return client.invalidateQueries({ queryKey: accountCache.overview })
    },
  })
}

export function useSaveMessageSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hasOrderMessages: boolean) => call('saveMessageSettings', { body: { hasOrderMessages } }),
    onSuccess: (settings) =>
      client.setQueryData(overviewQuery.queryKey, (overview) => overview && { ...overview, ...settings }),
  })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Input<'changePassword'>['body']) => call('changePassword', { body }),
  })
}

export function useExportAccount() {
  return useMutation({ mutationFn: () => call('exportAccount') })
}

export function useSendDeletionCode() {
  return useMutation({ mutationFn: () => call('sendDeletionCode') })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (verifyCode: string) => call('deleteAccount', { body: { verifyCode } }),
  })
}
