import { useRef, useState } from 'react'

/** What was last asked for; `answeredAt` is the version of the bag in which it came true. */
type Pending<T> = { value: T; answeredAt: number | null }

type Options<T> = {
  /** What the bag at hand says, and its version. */
  current: T
  version: number
  /** Asks for a value; resolves with the bag it came true in. */
  send: (value: T) => Promise<{ version: number }>
}

/**
 * Shows what was asked for at once, asks one thing at a time, and skips what was overtaken meanwhile: ten
 * quick clicks become two or three calls and end in the last number. A refused value falls back to the bag's.
 */
export function useLatest<T>({ current, version, send }: Options<T>) {
  const [pending, setPending] = useState<Pending<T> | null>(null)
  /** The one value to send next, if any. */
  const next = useRef<T[]>([])
  const isSending = useRef(false)

  async function sendAll() {
    isSending.current = true
    while (next.current.length > 0) {
      for (const value of next.current.splice(0)) {
        const answer = await send(value).catch(() => null)
        // Pressed again while waiting: the newer value stays on show.
        if (next.current.length === 0) setPending(answer && { value, answeredAt: answer.version })
      }
    }
    isSending.current = false
  }

  function change(value: T) {
    next.current = [value]
    setPending({ value, answeredAt: null })
    if (!isSending.current) void sendAll()
  }

  const isWaiting = pending !== null && (pending.answeredAt === null || pending.answeredAt > version)
  return { value: isWaiting ? pending.value : current, change, isWaiting }
}
