import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`; until the first one has, null. */
export function useDebouncedValue<T>(value: T, delayMs: number): T | null {
  const [debounced, setDebounced] = useState<T | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return debounced
}
