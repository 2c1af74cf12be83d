const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿']

const digitInWords = (digit: number) => DIGITS.charAt(digit)

/** A sum of money in the capitals of bookkeeping: `1280050` fen is 壹万贰仟捌佰元伍角整. Takes whole fen up to 9999 亿元. */
export function yuanInWords(fen: number): string {
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor(fen / 10) % 10
  const cents = fen % 10
  const whole = yuan > 0 ? `${integerInWords(yuan)}元` : ''
  if (jiao === 0 && cents === 0) return `${whole || '零元'}整`
  const tenths = jiao > 0 ? `${digitInWords(jiao)}角` : whole && '零'
  return `${whole}${tenths}${cents > 0 ? `${digitInWords(cents)}分` : '整'}`
}

/** Groups of four digits; zeros between digits are said once, at the end never. */
function integerInWords(number: number): string {
  let words = ''
  let isZeroDue = false
  for (let place = String(number).length - 1; place >= 0; place -= 1) {
    const above = Math.floor(number / 10 ** place)
    if (above % 10 === 0) isZeroDue = true
    else {
      words += `${isZeroDue ? '零' : ''}${digitInWords(above % 10)}${PLACES[place % 4] ?? ''}`
      isZeroDue = false
    }
    if (place % 4 === 0 && above % 10_000 > 0) words += GROUPS[place / 4] ?? ''
  }
  return words
}
