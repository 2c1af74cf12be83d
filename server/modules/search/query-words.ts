import { bigrams, isChinese, normalise, splitRuns } from './tokens'

/** The words of a query. Chinese is cut where a known word stands, longest first; what lies between stays whole. */
export function queryWords(q: string, known: ReadonlySet<string>): string[] {
  return [...new Set(splitRuns(normalise(q)).flatMap((run) => (isChinese(run) ? cut(run, known) : [run])))]
}

/**
 * What a word that finds nothing may be: the beginning of another, as while it is being typed, or, in Chinese, some of the
 * pairs it is written with.
 */
export function guessesOf(word: string): string[] {
  if (!isChinese(word)) return word.length > 1 ? [`${word}*`] : [word]
  return bigrams(word)
}

/** What a document must hold to be found by a spelling. */
export function spellingTokens(spelling: string): string[] {
  if (spelling.endsWith('*')) return [spelling]
  return splitRuns(spelling).flatMap((run) => (isChinese(run) ? bigrams(run) : [run]))
}

const LONGEST_WORD = 8

function cut(run: string, known: ReadonlySet<string>): string[] {
  const words: string[] = []
  let rest = ''
  let at = 0
  while (at < run.length) {
    const word = knownWordAt(run, at, known)
    if (word) {
      if (rest) words.push(rest)
      words.push(word)
      rest = ''
    } else rest += run[at] ?? ''
    at += word ? word.length : 1
  }
  return rest ? [...words, rest] : words
}

function knownWordAt(run: string, at: number, known: ReadonlySet<string>): string | undefined {
  for (let length = Math.min(LONGEST_WORD, run.length - at); length >= 2; length--) {
    const word = run.slice(at, at + length)
    if (known.has(word)) return word
  }
  return undefined
}
