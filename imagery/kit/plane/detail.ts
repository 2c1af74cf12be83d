let current = 1

/** How finely models are cut: 1 for pictures; below it for tests and for the live belt, where fewer triangles will do. */
export const detail = () => current

/** Everything built inside `work` is that fine. */
export function withDetail<T>(value: number, work: () => T): T {
  const before = current
  current = value
  try {
    return work()
  } finally {
    current = before
  }
}

/** A count of pieces at the present detail, at least `least`. */
export const pieces = (count: number, least = 3) => Math.max(least, Math.round(count * current))

/** So rough that cloth need not be settled: for tests. */
export const isCoarse = () => current < 0.5
