import type { PaymentMethod } from '@/contract/calls/purchase/orders'

/** What a provider is asked to collect. */
export type PayableOrder = {
  /** Our own id of the payment: asking twice with one reference opens one payment. */
  reference: string
  orderBn: string
  amountFen: number
  method: PaymentMethod
  /** After this the provider takes no money. */
  expiresAt: Date
}

/** A provider's word that money moved. */
export type PaymentNotice = {
  providerRef: string
  orderBn: string
  amountFen: number
  transactionId: string
  paidAt: Date
}

/** A company that collects money. Calls may go over the network: never inside a transaction. */
export type PaymentProvider = {
  name: string
  methods: readonly PaymentMethod[]
  /** Where the shopper pays, and the provider's own name for the payment. */
  createPayment: (order: PayableOrder) => Promise<{ payUrl: string; providerRef: string }>
  /** Null while nothing was paid. */
  queryPayment: (providerRef: string) => Promise<PaymentNotice | null>
  /** Null when the signature is not the provider's. */
  parseNotification: (body: unknown) => PaymentNotice | null
  /** Tells the provider that no money is wanted any more. */
  closePayment: (providerRef: string) => Promise<void>
  /** Sends all of a payment back; a repeat does nothing. */
  refund: (payment: { providerRef: string; amountFen: number }) => Promise<void>
}

/** The configured ones; the first that offers a method serves it. */
export type PaymentProviders = readonly PaymentProvider[]
