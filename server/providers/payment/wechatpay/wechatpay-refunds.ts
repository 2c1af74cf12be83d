import { z } from 'zod'
import type { PaymentProvider, RefundOrder } from '../payment-provider'
import { ask, type WechatpayAnswer, type WechatpayGateway } from './wechatpay-gateway'

const PATH = '/v3/refund/domestic/refunds'
const NO_REFUND = 'RESOURCE_NOT_EXISTS'

const refundSchema = z.object({
  status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']),
  amount: z.object({ refund: z.int() }),
})

/** Money that goes back: the provider moves it once for one `out_refund_no`, and at times not at once. */
export function wechatpayRefunds(gateway: WechatpayGateway): Pick<PaymentProvider, 'refund' | 'queryRefund'> {
  const query = ({ reference }: RefundOrder) => ask(gateway, { method: 'GET', path: `${PATH}/${reference}` })
  return {
    refund: async (order) => {
      const content = {
        transaction_id: order.transactionId,
        out_refund_no: order.reference,
        amount: { refund: order.amountFen, total: order.paidFen, currency: 'CNY' },
      }
      const asked = await ask(gateway, { method: 'POST', path: PATH, content })
      const isMoved = movedBy(asked) !== null || movedBy(await query(order)) !== null
      if (!isMoved) throw new Error('WeChat Pay has not moved the refund yet')
      return { providerRef: order.reference }
    },
    queryRefund: async (order) => {
      const answer = await query(order)
      return !answer.isOk && answer.code === NO_REFUND ? null : movedBy(answer)
    },
  }
}

/** The fen that were moved; null while they are under way. Throws for a refusal. */
function movedBy(answer: WechatpayAnswer): number | null {
  if (!answer.isOk) throw new Error(`WeChat Pay refused with ${answer.code}`)
  const { status, amount } = refundSchema.parse(JSON.parse(answer.body))
  return status === 'SUCCESS' ? amount.refund : null
}
