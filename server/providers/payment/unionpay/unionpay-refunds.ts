import { chinaDigitsOf } from '../china-time'
import type { PaymentProvider, RefundOrder } from '../payment-provider'
import { ask, type UnionpayGateway } from './unionpay-gateway'
import { gatewayPayment, kinds, OK, queryOf, refOf } from './unionpay-values'

/** Money that goes back: taken once for one number and time, moved some time after, known by asking. */
export function unionpayRefunds(
  gateway: UnionpayGateway,
  backUrl: string,
): Pick<PaymentProvider, 'refund' | 'queryRefund'> {
  const queryRefund = async (order: RefundOrder): Promise<number | null> => {
    const answer = await ask(gateway, 'query', queryOf(refOf(nameOf(order))))
    return answer.respCode === OK && answer.origRespCode === OK ? Number(answer.txnAmt) : null
  }
  return {
    // Asked first: what was taken before would be refused as a repetition.
    refund: async (order) => {
      if ((await queryRefund(order)) === null) await send(gateway, order, backUrl)
      if ((await queryRefund(order)) === null) throw new Error('UnionPay has not moved the refund yet')
      return { providerRef: order.reference }
    },
    queryRefund,
  }
}

async function send(gateway: UnionpayGateway, order: RefundOrder, backUrl: string): Promise<void> {
  const { respCode = 'nothing' } = await ask(gateway, 'back', {
    ...gatewayPayment,
    ...kinds.refund,
    channelType: '07',
    ...nameOf(order),
    txnAmt: String(order.amountFen),
    origQryId: order.transactionId,
    backUrl,
  })
  // 12: it has it from before. 03, 04, 05: it does not know yet.
  if (![OK, '12', '03', '04', '05'].includes(respCode)) throw new Error(`UnionPay refused with ${respCode}`)
}

function nameOf({ reference, askedAt }: RefundOrder) {
  return { orderId: reference.replaceAll('-', ''), txnTime: chinaDigitsOf(askedAt) }
}
