import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { isChatApp } from '@/lib/browser/apps/chat-app'

/** The ways to pay that the store offers this browser: the chat app shuts Alipay out. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: async ({ signal }) => {
    const { items } = await call('listPaymentMethods', {}, signal)
    return { items: items.filter(({ code }) => code !== 'alipay' || !isChatApp(navigator.userAgent)) }
  },
})
