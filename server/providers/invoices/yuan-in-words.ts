const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const
const PLACES = ['', '拾', '佰', '仟'] as const
const GROUPS = ['', '万', '亿'] as const

/** A sum of money in the capitals of bookkeeping: `1280050` fen is 壹万贰仟捌佰元伍角整. Takes whole fen up to 9999 亿元. */
export function yuanInWords(fen: number): string {
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor(fen / 10) % 10
  const cents = fen % 10
  const whole = yuan > 0 ? `${integerInWords(yuan)}元` : ''
  if (jiao === 0 && cents === 0) return `${whole || '零元'}整`
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零'
  return `${whole}${tenths}${cents > 0 ? `${DIGITS[cents]}分` : '整'}`
}

/** Groups of four digits; zeros between digits are said once, at the end never. */
function integerInWords(number: number): string {
  let words = ''
  let isZeroDue = false
  const digits = [...String(number)].map(Number)
  digits.forEach((digit, index) => {
    const place = digits.length - 1 - index
    if (digit === 0) isZeroDue = true
    else {
      words += `${isZeroDue ? '零' : ''}${DIGITS[digit]}${PLACES[place % 4]}`
      isZeroDue = false
    }
    const isGroupSaid = place % 4 === 0 && Math.floor(number / 10 ** place) % 10_000 > 0
    if (isGroupSaid) words += GROUPS[place / 4]
  })
  return words
}
