/** Whom an invoice names, and a company's tax number. */
export const invoiceRule = {
  personMaxLength: 50,
  companyMaxLength: 100,
  taxNumber: { maxLength: 20, pattern: /^[0-9A-Z]{15,20}$/, message: '请输入正确的税号' },
} as const

/** The tax number in what was typed or pasted: upper-cased, plain, without spaces and dashes, then cut. A§5. */
export function taxNumberCharacters(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return plain.slice(0, invoiceRule.taxNumber.maxLength)
}

/** The states of an order of which an invoice is issued: paid, and no money on its way back. */
export const invoiceableStates = ['paid', 'shipped', 'ready_for_pickup', 'complete'] as const
const invoiceable: readonly string[] = invoiceableStates

type Standing = { status: string; invoiceStatus: string }

/** Whether the customer may ask for an invoice, or correct what they asked for: until it is issued. */
export function mayRequestInvoice({ status, invoiceStatus }: Standing): boolean {
  return invoiceable.includes(status) && invoiceStatus !== 'issued'
}

/** Whether the house may issue what was asked for. */
export function mayIssueInvoice({ status, invoiceStatus }: Standing): boolean {
  return invoiceable.includes(status) && invoiceStatus === 'applied'
}
