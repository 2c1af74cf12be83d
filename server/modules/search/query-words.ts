import { bigrams, isChinese, normalise, splitRuns } from './tokens'

/** What is left of characters that were cut apart on their way: no word has it. */
const BROKEN = /(%[0-9a-f]{1,2})+|\uFFFD+/gi

/** The space around a single Chinese character: 手 袋 is one word, 黑色 手袋 are two. */
const INNER_SPACE =
  /(?<=(?:^|\s)\p{Script=Han})\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+(?=\p{Script=Han}(?:\s|$))/gu

/** The words of a query. Chinese is cut where a known word stands, longest first; what lies between stays whole. */
export function queryWords(q: string, known: ReadonlySet<string>): string[] {
  const typed = normalise(q.replace(BROKEN, ' ')).replace(INNER_SPACE, '')
  return [...new Set(splitRuns(typed).flatMap((run) => (isChinese(run) ? cut(run, known) : [run])))]
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
