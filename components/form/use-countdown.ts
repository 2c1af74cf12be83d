import { useSyncExternalStore } from 'react'

/** Whole seconds until the moment `endsAt` (milliseconds since 1970), 0 once it has passed or for null. */
export function useCountdown(endsAt: number | null): number {
  return useSyncExternalStore(
    endsAt === null ? never : oftenEnough,
    () => secondsUntil(endsAt),
    () => 0,
  )
}

function secondsUntil(endsAt: number | null): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
}

/** By the clock, not by counting: a sleeping tab wakes up right. */
function oftenEnough(notify: () => void) {
  const timer = setInterval(notify, 250)
  return () => clearInterval(timer)
}

function never() {
  return () => undefined
}
