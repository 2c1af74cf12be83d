import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`; until the first one has, null. */
export function useSettled<T>(value: T, delayMs: number): T | null {
  const [settled, setSettled] = useState<T | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return settled
}
