import { pinyin } from 'pinyin-pro'
import { bigrams, isChinese } from './tokens'

/** The house's words by how they are spoken, without tones; `pairs` are neighbouring characters of product names. */
export type Sounds = Record<'words' | 'initials' | 'pairs', ReadonlyMap<string, readonly string[]>>

/** Initials of shorter words are everybody's. */
const LEAST_INITIALS = 3

/** How Chinese is spoken: 高跟鞋 is `gaogenxie`, 绿 is `lv`. */
export function soundOf(text: string): string {
  return syllables(text).join('')
}

/** Arranges words by their sound and by its initials, and names by the sound of their pairs. */
export function soundsOf(words: Iterable<string>, names: Iterable<string>): Sounds {
  const spoken = [...words].filter(isChinese).map((word) => ({ word, parts: syllables(word) }))
  const long = spoken.filter(({ parts }) => parts.length >= LEAST_INITIALS)
  const pairs = new Set([...names].flatMap((name) => bigrams(name)).filter(isChinese))
  const ofCharacter = memoized(soundOf)
  return {
    words: groupBySound(spoken.map(({ word, parts }) => [parts.join(''), word])),
    initials: groupBySound(long.map(({ word, parts }) => [parts.map((part) => part[0]).join(''), word])),
    pairs: groupBySound([...pairs].map((pair) => [Array.from(pair, ofCharacter).join(''), pair])),
  }
}

/**
 * The words somebody may mean who typed a word nobody knows: each part must be found, by any of its readings. Chinese may
 * be written with a wrong character of the same sound; Latin letters may be pinyin, or its initials. Null: none.
 */
export function hear(sounds: Sounds, word: string): (readonly string[])[] | null {
  if (isChinese(word)) return word.length > 1 ? alone(sounds.words.get(soundOf(word))) : null
  return alone(sounds.words.get(word) ?? sounds.initials.get(word)) ?? inParts(sounds, word)
}

/** Pairs of product names that sound as one typed. */
export function pairsLike(sounds: Sounds, pair: string): readonly string[] {
  return sounds.pairs.get(soundOf(pair)) ?? []
}

/** Pinyin of several words in one, the longest known first. */
function inParts({ words, pairs }: Sounds, run: string): (readonly string[])[] | null {
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

function groupBySound(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [sound, word] of entries) groups.set(sound, [...(groups.get(sound) ?? []), word])
  return groups
}

function memoized(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const value = known.get(text) ?? compute(text)
    known.set(text, value)
    return value
  }
}
