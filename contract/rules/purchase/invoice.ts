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
