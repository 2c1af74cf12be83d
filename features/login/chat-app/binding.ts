import { useSyncExternalStore } from 'react'

/** What result 2 left to do: bind a mobile with `bindParam`, null once it is over, then go to `returnUrl`. A§4. */
export type Binding = { bindParam: string | null; returnUrl: string | null }

const KEY = 'chat_app_binding'

/** Undefined until it was looked for. */
let cached: Binding | null | undefined
const listeners = new Set<() => void>()

/** Keeps the binding for this tab, a reload included; null forgets it. What cannot be stored lasts until the page is left (A§8). */
export function storeBinding(binding: Binding | null): void {
  cached = binding
  try {
    if (binding) sessionStorage.setItem(KEY, JSON.stringify(binding))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Private windows and full disks refuse: it lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The binding of this tab; undefined on the server, which cannot know. */
export function useBinding(): Binding | null | undefined {
  return useSyncExternalStore(subscribe, current, onServer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const onServer = () => undefined

function current(): Binding | null {
  if (cached === undefined) cached = stored()
  return cached
}

function stored(): Binding | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isBinding(value) ? value : null
  } catch {
    return null
  }
}

function isBinding(value: unknown): value is Binding {
  if (typeof value !== 'object' || value === null) return false
  if (!('bindParam' in value && 'returnUrl' in value)) return false
  return [value.bindParam, value.returnUrl].every((part) => part === null || typeof part === 'string')
}
