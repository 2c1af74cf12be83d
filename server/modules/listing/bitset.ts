/** A set of small numbers, one bit each. Sets made for the same size may be combined. */
export type Bitset = Uint32Array

export function emptySet(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32))
}

export function setOf(size: number, members: Iterable<number>): Bitset {
  const set = emptySet(size)
  for (const member of members) addTo(set, member)
  return set
}

export function addTo(set: Bitset, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

export function removeFrom(set: Bitset, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31))
}

export function has(set: Bitset, member: number): boolean {
  return ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0
}

export function and(...sets: readonly [Bitset, ...Bitset[]]): Bitset {
  const [first, ...others] = sets
  const result = first.slice()
  for (const other of others)
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) & (other[i] ?? 0)
  return result
}

export function or(size: number, sets: Iterable<Bitset>): Bitset {
  const result = emptySet(size)
  for (const other of sets)
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) | (other[i] ?? 0)
  return result
}

export function without(set: Bitset, other: Bitset): Bitset {
  return set.map((word, i) => word & ~(other[i] ?? 0))
}

export function count(set: Bitset): number {
  let total = 0
  for (const word of set) total += ones(word)
  return total
}

/** Counts what other sets have of this one. Its empty words are passed over once: of few members it asks little. */
export function counterWithin(set: Bitset): (other: Bitset) => number {
  const places = set.reduce<number[]>((filled, word, i) => {
    if (word !== 0) filled.push(i)
    return filled
  }, [])
  return (other) => {
    let total = 0
    for (const i of places) total += ones((other[i] ?? 0) & (set[i] ?? 0))
    return total
  }
}

/** The members that the most of the sets hold, if these are `least` or more. */
export function membersInMost(size: number, sets: readonly Bitset[], least: number): Bitset {
  const counts = new Uint8Array(size)
  for (const set of sets) for (const member of slice(set, 0, size)) counts[member] = (counts[member] ?? 0) + 1
  const most = counts.reduce((top, total) => Math.max(top, total), 0)
  if (most === 0 || most < least) return emptySet(size)
  return setOf(
    size,
    [...counts.keys()].filter((member) => counts[member] === most),
  )
}

/** Up to `limit` members from the `offset`-th on, in ascending order; whole words are skipped by counting. */
export function slice(set: Bitset, offset: number, limit: number): number[] {
  const members: number[] = []
  let left = offset
  for (let i = 0; i < set.length && members.length < limit; i++) {
    const word = set[i] ?? 0
    const inWord = ones(word)
    if (left >= inWord) {
      left -= inWord
      continue
    }
    for (let bit = 0; bit < 32 && members.length < limit; bit++) {
      if ((word & (1 << bit)) === 0) continue
      if (left > 0) left -= 1
      else members.push(i * 32 + bit)
    }
  }
  return members
}

/** The number of ones in a 32-bit word, added up in parallel halves. */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
