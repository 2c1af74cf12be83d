import { track } from '@/lib/analytics/track'

/** A§9; the last one stands for everything from there on. */
const thresholds = [
  [0.25, '25%'],
  [0.5, '50%'],
  [0.75, '75%'],
  [0.9, '90-100%'],
] as const

/** A§9. */
const SCROLL_DEBOUNCE_MS = 100

/** The thresholds a page was scrolled to beyond those before: `depth` from 0 to 1. */
export function reachedAt(depth: number, before: number) {
  return thresholds.filter(([least]) => least <= depth && least > before).map(([, name]) => name)
}

/** Tells of each threshold once a page. Answers how to stop. */
export function watchScroll(): () => void {
  let deepest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    const depth = (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight
    for (const reached of reachedAt(depth, deepest)) track({ event: 'scroll', payload: { reached } })
    deepest = Math.max(deepest, depth)
  }
  const handleScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(read, SCROLL_DEBOUNCE_MS)
  }
  window.addEventListener('scroll', handleScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', handleScroll)
    clearTimeout(timer)
  }
}
