import { pinyin } from 'pinyin-pro'
import { inSlices } from '@/server/platform/in-slices'
import { bigrams, isChinese, splitRuns } from './tokens'

/** The house's words by their pinyin, without tones; `pairs` are neighbouring characters of product names. */
export type PinyinIndex = Record<'words' | 'initials' | 'pairs', ReadonlyMap<string, readonly string[]>>

/** Initials of shorter words are everybody's. */
const LEAST_INITIALS = 3

/** The pinyin of Chinese, without tones: 高跟鞋 is `gaogenxie`, 绿 is `lv`. */
export function soundOf(text: string): string {
  return syllables(text).join('')
}

/** Arranges words by their pinyin and by its initials, and names by the pinyin of their pairs; requests go on meanwhile. */
export async function buildPinyinIndex(
  known: Iterable<string>,
  names: Iterable<string>,
): Promise<PinyinIndex> {
  const [words, initials, pairs] = [new Groups(), new Groups(), new Groups()]
  await inSlices(known, (word) => {
    if (!isChinese(word)) return
    const parts = syllables(word)
    words.add(parts.join(''), word)
    if (parts.length >= LEAST_INITIALS) initials.add(parts.map((part) => part[0]).join(''), word)
  })
  const seen = new Set<string>()
  const ofCharacter = memoized(soundOf)
  await inSlices(names, (name) => {
    for (const pair of splitRuns(name).filter(isChinese).flatMap(bigrams)) {
      if (!seen.has(pair)) pairs.add(Array.from(pair, ofCharacter).join(''), pair)
      seen.add(pair)
    }
  })
  return { words, initials, pairs }
}

/**
 * The words somebody may mean who typed a word nobody knows: each part must be found, by any of its readings. Chinese may
 * be written with a wrong character of the same sound; Latin letters may be pinyin, or its initials. Null: none.
 */
export function readingsOf(index: PinyinIndex, word: string): (readonly string[])[] | null {
  if (isChinese(word)) return word.length > 1 ? alone(index.words.get(soundOf(word))) : null
  return alone(index.words.get(word) ?? index.initials.get(word)) ?? inParts(index, word)
}

/** Pairs of product names that sound as one typed. */
export function homophonesOf(index: PinyinIndex, pair: string): readonly string[] {
  return index.pairs.get(soundOf(pair)) ?? []
}

/** Pinyin of several words in one, the longest known first. */
function inParts({ words, pairs }: PinyinIndex, run: string): (readonly string[])[] | null {
  if (run === '') return []
  for (let length = run.length; length > 1; length--) {
    const part = run.slice(0, length)
    const readings = words.get(part) ?? pairs.get(part)
    const rest = readings && inParts({ words, pairs, initials: words }, run.slice(length))
    if (readings && rest) return [readings, ...rest]
  }
  return null
}

const alone = (readings: readonly string[] | undefined) => (readings ? [readings] : null)

const syllables = (text: string) => pinyin(text, { toneType: 'none', v: true, type: 'array' })

class Groups extends Map<string, string[]> {
  add(sound: string, word: string): void {
    const group = this.get(sound)
    if (group) group.push(word)
    else this.set(sound, [word])
  }
}

function memoized(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const value = known.get(text) ?? compute(text)
    known.set(text, value)
    return value
  }
}
