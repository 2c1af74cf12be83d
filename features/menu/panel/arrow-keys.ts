import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * The arrow keys of the menu. Lists say by `data-menu` whether they are a row or a column. Along a list the arrows, Home and
 * End lead from entry to entry and round. Across, an entry with `aria-controls` opens its list and leads into it; the way
 * back leads to the entry that opened the list, or up a level. S07, S08.
 */
export function handleArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const entry = document.activeElement
  const list = entry?.closest<HTMLElement>('[data-menu]')
  if (!(entry instanceof HTMLElement) || !list) return

  const isRow = list.dataset.menu === 'row'
  const keys = isRow
    ? { next: 'ArrowRight', previous: 'ArrowLeft', into: 'ArrowDown', out: null }
    : { next: 'ArrowDown', previous: 'ArrowUp', into: 'ArrowRight', out: 'ArrowLeft' }
  const isHandled = moveAlong(event.key, keys, list, entry) || moveAcross(event.key, keys, list, entry)
  if (isHandled) event.preventDefault()
}

function moveAlong(
  key: string,
  { next, previous }: { next: string; previous: string },
  list: HTMLElement,
  entry: HTMLElement,
): boolean {
  const entries = entriesOf(list)
  const at = entries.indexOf(entry)
  const places = new Map([
    [next, (at + 1) % entries.length],
    [previous, (at - 1 + entries.length) % entries.length],
    ['Home', 0],
    ['End', entries.length - 1],
  ])
  const place = places.get(key)
  if (place === undefined) return false
  entries[place]?.focus()
  return true
}

function moveAcross(
  key: string,
  { into, out }: { into: string; out: string | null },
  list: HTMLElement,
  entry: HTMLElement,
): boolean {
  if (key === into) {
    enter(entry)
    return true
  }
  if (key !== out) return false
  const opener = document.querySelector<HTMLElement>(`[aria-expanded="true"][aria-controls="${list.id}"]`)
  if (opener) opener.focus()
  else document.querySelector<HTMLElement>('[data-menu-back]')?.click()
  return true
}

function enter(entry: HTMLElement) {
  if (!entry.hasAttribute('aria-expanded')) {
    if (entry.dataset.entry !== undefined) entry.click()
    return
  }
  if (entry.getAttribute('aria-expanded') === 'false') flushSync(() => entry.click())
  const list = document.getElementById(entry.getAttribute('aria-controls') ?? '')
  if (list) entriesOf(list)[0]?.focus()
}

function entriesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[href], button')]
}
