import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { codeSchema, dateTimeSchema, fenSchema } from '@/contract/calls/primitives'
import type { PaymentNotice } from '../payment-provider'

const noticeSchema = z.object({
  paymentId: codeSchema,
  orderNo: codeSchema,
  amount: fenSchema,
  transactionId: codeSchema,
  paidAt: dateTimeSchema,
  sign: z.string().regex(/^[0-9a-f]{64}$/),
})
export type SandboxNotice = z.infer<typeof noticeSchema>

/** The key the store and the sandbox share. */
export function sandboxKey(appSecret: string): string {
  return createHmac('sha256', appSecret).update('sandbox payment notifications').digest('hex')
}

/** The body of a notification, signed over its fields in the order of their names. */
export function signNotice(key: string, notice: PaymentNotice): SandboxNotice {
  const fields = {
    paymentId: notice.providerRef,
    orderNo: notice.orderBn,
    amount: notice.amountFen,
    transactionId: notice.transactionId,
    paidAt: notice.paidAt.toISOString(),
  }
  return { ...fields, sign: signatureOf(key, fields) }
}

/** Null when the body is not one this key has signed. */
export function readNotice(key: string, body: string): PaymentNotice | null {
  const parsed = z.string().transform(parseJson).pipe(noticeSchema).safeParse(body)
  if (!parsed.success) return null
  const { sign, ...fields } = parsed.data
  if (!timingSafeEqual(Buffer.from(sign, 'hex'), Buffer.from(signatureOf(key, fields), 'hex'))) return null
  return {
    providerRef: fields.paymentId,
    orderBn: fields.orderNo,
    amountFen: fields.amount,
    transactionId: fields.transactionId,
    paidAt: new Date(fields.paidAt),
  }
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function signatureOf(key: string, fields: Omit<SandboxNotice, 'sign'>): string {
  const canonical = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHmac('sha256', key).update(canonical).digest('hex')
}
