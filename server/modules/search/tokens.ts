/** One spelling of everything: width, case and accents do not matter to search. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .trim()
}

const runs = /\p{Script=Han}+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const han = /^\p{Script=Han}/u

/** Splits normalised text into runs of Chinese and whole words of anything else, such as a sku. */
export function splitRuns(normalised: string): string[] {
  const mixed = normalised.match(runs) ?? []
  return mixed.flatMap((run) => run.split(/(\p{Script=Han}+)/u).filter((part) => /[\p{L}\p{N}]/u.test(part)))
}

export function isChinese(run: string): boolean {
  return han.test(run)
}

/** Two neighbouring characters each; a single character stands alone. */
export function bigrams(run: string): string[] {
  const characters = Array.from(run)
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** Every token a name can be found by: single characters and pairs of Chinese, words and their parts of the rest. */
export function nameTokens(...names: readonly string[]): string[] {
  return tokensOf(names, (run) => (isChinese(run) ? [...Array.from(run), ...bigrams(run)] : wordTokens(run)))
}

/** The same of running text, without single characters: they would find nearly everything. */
export function proseTokens(...texts: readonly string[]): string[] {
  return tokensOf(texts, (run) => (isChinese(run) ? bigrams(run) : wordTokens(run)))
}

function tokensOf(texts: readonly string[], tokensOfRun: (run: string) => string[]): string[] {
  return [...new Set(texts.flatMap((text) => splitRuns(normalise(text))).flatMap(tokensOfRun))]
}

function wordTokens(word: string): string[] {
  const parts = word.split('-')
  return parts.length > 1 ? [word, ...parts, parts.join('')] : [word]
}
