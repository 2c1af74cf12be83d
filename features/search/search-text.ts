/** A§8. */
export const nothingFound = '抱歉，没有找到搜索相关结果。请重新搜索或点击搜索热词。'

/** The longest text the API takes. */
const LONGEST = 60
/** A search that nobody pressed Enter for begins here. A§9. */
const LEAST_LIVE = 2

const chinese = /\p{Script=Han}/u

/**
 * What is searched for of what was typed, upper-cased; null for what is not searched at all: nothing, or a single character
 * that is not Chinese. A§5.
 */
export function searchText(typed: string): string | null {
  const text = typed.trim().slice(0, LONGEST).trim()
  if (text === '' || (lengthOf(text) < 2 && !chinese.test(text))) return null
  return text.toUpperCase()
}

/** What is searched for while it is typed: from two characters on. A§9, B§4. */
export function liveSearchText(typed: string): string | null {
  const text = searchText(typed)
  return text !== null && lengthOf(text) >= LEAST_LIVE ? text : null
}

/** How many products the panel shows of all that were found: full rows on a phone, one row of five on desktop. A§9. */
export function resultLimit(total: number, isPhone: boolean): number {
  if (!isPhone) return Math.min(total, 5)
  if (total < 2) return total
  if (total < 4) return 2
  return total < 6 ? 4 : 6
}

/** In characters as people count them: some Chinese ones take two places. */
function lengthOf(text: string): number {
  return Array.from(text).length
}
