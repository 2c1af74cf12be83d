import type { InvoiceContent } from '@/server/db/schema/purchase/invoices'

/** An issued invoice as its document shows it. */
export type InvoiceDocument = InvoiceContent & {
  invoiceNo: string
  orderBn: string
  issuedAt: Date
  amountFen: number
}

/** Whoever makes the documents. May go over the network: never inside a transaction. */
export type InvoiceProvider = {
  /** The document as a PDF: one number, one document, however often it is asked for. */
  draw: (invoice: InvoiceDocument) => Promise<Uint8Array<ArrayBuffer>>
}
