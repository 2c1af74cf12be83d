import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { PayingDevice, PaymentStart } from '@/server/db/schema/purchase/payments'

/** Who pays, and on what: it decides which of its ways a provider opens. */
export type Payer = {
  device: PayingDevice
  /** Address of the browser. */
  address: string
  /** Who they are to the chat app, where that was asked. */
  openId?: string
}

/** What a provider is asked to collect. */
export type PayableOrder = {
  /** Our own id of the payment: asking twice with one reference opens one payment. */
  reference: string
  orderBn: string
  amountFen: number
  method: PaymentMethod
  /** After this the provider takes no money. */
  expiresAt: Date
  payer: Payer
}

/** A provider's word that money moved. */
export type PaymentNotice = {
  providerRef: string
  orderBn: string
  amountFen: number
  transactionId: string
  paidAt: Date
}

/** A notification as it came over the network: providers sign its very bytes, or name the signature in a header. */
export type NotificationRequest = { body: string; headers: Headers }

/** What a provider reads as "accepted" or "not accepted". */
export type NotificationReply = { status: 200 | 400; contentType: string; body: string }

/** What a provider is asked to send back. */
export type RefundOrder = {
  /** Our own id of the refund. */
  reference: string
  providerRef: string
  transactionId: string
  amountFen: number
  /** What the transaction brought. */
  paidFen: number
  /** When it was asked for; the same however often the provider is told. */
  askedAt: Date
}

/** A company that collects money. Calls may go over the network: never inside a transaction. */
export type PaymentProvider = {
  name: string
  methods: readonly PaymentMethod[]
  /** Whether inside the chat app nothing can be opened without the payer's `openId`. */
  isOpenIdNeeded: boolean
  /** How the shopper pays, and the provider's own name for the payment. */
  createPayment: (order: PayableOrder) => Promise<{ start: PaymentStart; providerRef: string }>
  /** Null while nothing was paid. */
  queryPayment: (providerRef: string) => Promise<PaymentNotice | null>
  /** The notice is null when the signature is not the provider's. The reply follows from whether the store took it. */
  notification: (
    request: NotificationRequest,
  ) => Promise<{ notice: PaymentNotice | null; reply: (isAccepted: boolean) => NotificationReply }>
  /** Tells the provider that no money is wanted any more. */
  closePayment: (providerRef: string) => Promise<void>
  /** Sends money of one transaction back, and answers the provider's name of it. One reference moves money once. */
  refund: (refund: RefundOrder) => Promise<{ providerRef: string }>
  /** The fen that were sent back for a reference; null while none were. */
  queryRefund: (refund: RefundOrder) => Promise<number | null>
}

/** The configured ones; the first that offers a method serves it. */
export type PaymentProviders = readonly PaymentProvider[]
