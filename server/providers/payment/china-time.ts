/** A moment in China's time, as Alipay writes it: 2026-03-01 10:00:00. */
export function chinaTimeOf(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** The moment of such a text. */
export function momentOf(chinaTime: string): Date {
  return new Date(`${chinaTime.replace(' ', 'T')}+08:00`)
}

/** The same as WeChat writes it: 2026-03-01T10:00:00+08:00. */
export function chinaIsoOf(at: Date): string {
  return `${chinaTimeOf(at).replace(' ', 'T')}+08:00`
}

/** The same as UnionPay writes it: 20260301100000. */
export function chinaDigitsOf(at: Date): string {
  return chinaTimeOf(at).replace(/\D/g, '')
}
