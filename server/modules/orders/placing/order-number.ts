import { randomBytes } from 'node:crypto'

/** Without the letters and digits that are read for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const shanghaiDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
})

/** The number shoppers and clerks say: what it is of, the day in China, and 40 random bits nobody can count on from. */
export function newNumber(
  prefix: 'OR' | 'RT' | 'FP',
  now: Date,
  random: Uint8Array = randomBytes(LENGTH),
): string {
  const day = shanghaiDay.format(now).replaceAll('-', '')
  const code = [...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${prefix}${day}${code}`
}
