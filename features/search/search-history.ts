import { useMemo, useSyncExternalStore } from 'react'
import { storeItem, storedItem } from '@/lib/browser/storage'

const KEY = 'search_history'
/** So many searches are remembered, the last first. */
const MOST = 8

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function write(words: readonly string[]): void {
  storeItem(KEY, JSON.stringify(words))
  for (const listener of listeners) listener()
}

function read(text: string | null): string[] {
  try {
    const words: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
  } catch {
    return []
  }
}

/** Puts a search at the head of what this browser searched for. A§3. */
export function rememberSearch(q: string): void {
  write([q, ...read(storedItem(KEY)).filter((word) => word !== q)].slice(0, MOST))
}

export function clearSearches(): void {
  write([])
}

/** What this browser searched for, the last first. */
export function useSearchHistory(): string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => storedItem(KEY),
    () => null,
  )
  return useMemo(() => read(text), [text])
}
