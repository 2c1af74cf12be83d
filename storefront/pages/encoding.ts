const packings = ['br', 'gzip'] as const

/** The packings a browser takes, the best first. `br;q=0` says that it is not taken. */
export function packingsOf(acceptEncoding: string): ('br' | 'gzip')[] {
  const entries = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
  const taken = entries.map((entry) => entry.split(';')[0]?.trim())
  return packings.filter((name) => taken.includes(name))
}
