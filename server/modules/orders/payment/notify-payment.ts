import type { Deps } from '@/server/http/calls/deps'
import { describeError } from '@/server/platform/describe-error'
import type { NotificationReply, NotificationRequest } from '@/server/providers/payment/payment-provider'
import { readNotification } from '../../payments/payments.service'
import { settlePayment } from './settle-payment'

/** Acts on what a provider says of a payment, and answers in its words: accepted only once it is settled. */
export async function notifyPayment(
  deps: Deps,
  provider: string,
  request: NotificationRequest,
): Promise<NotificationReply> {
  const { confirmed, reply } = await readNotification(deps, provider, request)
  if (!confirmed) return reply(false)
  try {
    await settlePayment(deps, confirmed.payment, confirmed.notice)
    return reply(true)
  } catch (error) {
    deps.log.error({ provider, error: describeError(error) }, 'payment notification not settled')
    return reply(false)
  }
}
