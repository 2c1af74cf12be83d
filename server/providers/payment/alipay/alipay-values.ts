/** Fen as the provider writes money: 1290000 → 12900.00. */
export function yuanOf(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** The fen of such an amount; null for what is none. */
export function fenOf(yuan: string): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** A moment as the provider writes it, in China's time: 2026-03-01 10:00:00. */
export function chinaTimeOf(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** The moment of such a text. */
export function momentOf(chinaTime: string): Date {
  return new Date(`${chinaTime.replace(' ', 'T')}+08:00`)
}

/** Our number of a payment with the provider: the order's, and behind it the payment's own. At most 64 letters, digits and `_`. */
export function tradeNoOf(orderBn: string, reference: string): string {
  return `${orderBn}_${reference.replaceAll('-', '')}`
}

/** The order such a number is about. */
export function orderOf(tradeNo: string): string {
  return tradeNo.slice(0, tradeNo.lastIndexOf('_'))
}
