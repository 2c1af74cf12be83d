import type { PayingDevice } from '@/server/db/schema/purchase/payments'

/** What a browser runs on, by the name it gives itself. A tablet that calls itself a computer is one. */
export function deviceOf(userAgent: string): PayingDevice {
  if (/MicroMessenger/i.test(userAgent)) return 'chat-app'
  return /Mobile|Android|iPhone|iPod/i.test(userAgent) ? 'phone' : 'desktop'
}
