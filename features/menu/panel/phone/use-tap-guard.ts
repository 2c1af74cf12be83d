import { useEffect, useState } from 'react'

/** So long after a change of level a tap is taken for the rest of the one before (A§9). */
const GUARD_MS = 500

/** Whether taps are to be ignored, since the level under the finger has just changed. */
export function useTapGuard(level: string): boolean {
  const [rested, setRested] = useState(level)

  useEffect(() => {
    const timer = setTimeout(() => setRested(level), GUARD_MS)
    return () => clearTimeout(timer)
  }, [level])

  return rested !== level
}
