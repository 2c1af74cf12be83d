/** Every answer but this is a refusal, or not known yet. */
export const OK = '00'

/** What every payment of the online gateway says of itself. */
export const gatewayPayment = { bizType: '000201' } as const

export const kinds = {
  payment: { txnType: '01', txnSubType: '01' },
  refund: { txnType: '04', txnSubType: '00' },
  query: { txnType: '00', txnSubType: '00' },
} as const

/** The provider knows a payment by our number and the time we signed it at; we by both in one. */
export function refOf({ orderId, txnTime }: { orderId: string; txnTime: string }): string {
  return `${orderId}-${txnTime}`
}

/** What is asked about a payment or a refund. */
export function queryOf(ref: string): Record<string, string> {
  const [orderId = '', txnTime = ''] = ref.split('-')
  return { ...gatewayPayment, ...kinds.query, orderId, txnTime }
}

/** The moment of `MMDDhhmmss` in China's time: the first such after a payment was signed. */
export function momentOfTrace(traceTime: string, txnTime: string): Date {
  const year = Number(txnTime.slice(0, 4))
  const isNextYear = traceTime.slice(0, 2) === '01' && txnTime.slice(4, 6) === '12'
  const [, month, day, hour, minute, second] = /^(..)(..)(..)(..)(..)$/.exec(traceTime) ?? []
  return new Date(`${isNextYear ? year + 1 : year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
}
