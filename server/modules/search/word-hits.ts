import { and, emptySet, or, type Bitset } from '../listing/bitset'
import { spellingTokens } from './query-words'
import { spellingsOf } from './synonyms'
import { hitsOf, namedSo, type Hits, type Scope } from './vocabulary'

/**
 * What a word finds, the nearest first: `own` by its own name or colour, `typed` by keyword or group, both as typed;
 * `name` and `group` by whatever means the same; `text` by anything said, too.
 */
export type WordHits = Record<'own' | 'typed' | 'name' | 'group' | 'text', Bitset>

/** What each word finds, with one question to the database for all. */
export async function lookUp(scope: Scope, words: readonly string[]): Promise<WordHits[]> {
  const spelled = words.map(spellingsOf)
  const tokens = [...new Set(spelled.flat().flatMap(spellingTokens))]
  const hits = await hitsOf(scope, tokens)
  return spelled.map((spellings) => {
    const each = spellings.map((spelling) => hitsOfSpelling(scope, hits, spelling))
    const { size } = scope.index
    const any = (kind: 'name' | 'group' | 'text') =>
      or(
        size,
        each.map((found) => found[kind]),
      )
    const [name, group] = [any('name'), any('group')]
    return {
      own: each[0]?.name ?? emptySet(size),
      typed: each[0]?.group ?? emptySet(size),
      ...{ name, group },
      text: or(size, [group, any('text')]),
    }
  })
}

function hitsOfSpelling(
  { index: { size }, vocabulary }: Scope,
  hits: ReadonlyMap<string, Hits>,
  spelling: string,
): Pick<WordHits, 'name' | 'group' | 'text'> {
  const tokens = spellingTokens(spelling)
  const holding = (kind: keyof Hits) =>
    every(
      size,
      tokens.map((token) => hits.get(token)?.[kind]),
    )
  const strong = holding('strong')
  const name = or(size, [...(vocabulary.colours.get(spelling) ?? []), namedSo(vocabulary, spelling, strong)])
  const group = or(size, [name, strong, ...(vocabulary.groups.get(spelling) ?? [])])
  return { name, group, text: holding('loose') }
}

/** What all sets hold; nothing when there is none to go by. */
export function every(size: number, sets: readonly (Bitset | undefined)[]): Bitset {
  const [first, ...others] = sets.map((set) => set ?? emptySet(size))
  return first ? and(first, ...others) : emptySet(size)
}
