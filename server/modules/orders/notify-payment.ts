import type { Deps } from '@/server/deps'
import { readNotification } from '../payments/payments.service'
import { settlePayment } from './settle-payment'

/** Acts on what a provider says of a payment. */
export async function notifyPayment(deps: Deps, provider: string, body: unknown): Promise<void> {
  const { payment, notice } = await readNotification(deps, provider, body)
  await settlePayment(deps, payment, notice)
}
