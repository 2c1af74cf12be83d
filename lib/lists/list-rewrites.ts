import { listKeys, unset } from './list-keys'

type Rewrite = { source: string; has: { type: 'query'; key: string; value: string }[]; destination: string }

/** Every non-empty choice of keys, the largest first, since the first rule that matches wins. */
function subsets(keys: readonly string[]): string[][] {
  const all = keys.reduce<string[][]>((sets, key) => [...sets, ...sets.map((set) => [...set, key])], [[]])
  return all.filter((set) => set.length > 0).sort((a, b) => b.length - a.length)
}

/** Beginnings of paths which are no list whatever their query says. */
const notLists = ['rest', 'api', '_next', 'search', 'filtered', 'pictures']

/** No value of a list has these; moved into a path they would end it or break it. */
const pathSafe = '[^%/?#]+'

/**
 * A filtered list is a page of its own, cached like the rest: its query moves into path parameters,
 * because a page that reads its query is rendered anew for every request. docs/decisions/0003.
 */
export function listRewrites(): Rewrite[] {
  return subsets(listKeys).map((keys) => {
    const values = listKeys.map((key) => (keys.includes(key) ? `:${key}` : unset)).join('/')
    return {
      source: `/:first((?!(?:${notLists.join('|')})(?:/|$))[^/]+)/:rest*`,
      has: keys.map((key) => ({ type: 'query' as const, key, value: `(?<${key}>${pathSafe})` })),
      destination: `/filtered/${values}/:first/:rest*`,
    }
  })
}
