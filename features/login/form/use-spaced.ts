import { useRef } from 'react'

/** Answers whether a press may pass: not when the same content passed less than `gapMs` ago. A§9. */
export function useSpaced(gapMs: number): (content: string) => boolean {
  const last = useRef({ content: '', at: -Infinity })
  return (content) => {
    const now = Date.now()
    if (content === last.current.content && now - last.current.at < gapMs) return false
    last.current = { content, at: now }
    return true
  }
}
