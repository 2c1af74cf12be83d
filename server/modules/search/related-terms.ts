import { spellingsOf } from './synonyms'
import { normalise } from './tokens'

const MOST = 6

/** Words of the house that hold what was typed, mean the same or are part of it; the most used first. */
export function relatedTerms(terms: readonly { term: string; normal: string }[], q: string): string[] {
  const typed = normalise(q)
  if (!typed) return []

  const same = new Set(spellingsOf(typed))
  const related = terms.filter(
    ({ normal }) =>
      normal !== typed &&
      (normal.includes(typed) || same.has(normal) || (normal.length > 1 && typed.includes(normal))),
  )
  return related.slice(0, MOST).map(({ term }) => term)
}
