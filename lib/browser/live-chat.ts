import { useSyncExternalStore } from 'react'
import { storedItem, storeItem } from './storage'

/**
 * The live chat is a service of its own, which a script of its provider brings. That script says whether somebody is there to
 * answer by `window.dispatchEvent(new CustomEvent('live-chat', { detail: { isVisible: true } }))`, which is remembered,
 * and opens its window on the event `live-chat-open`, whose default it prevents. A§2.
 */
const visibilityEvent = 'live-chat'
const openEvent = 'live-chat-open'

function isVisible(): boolean {
  return storedItem('live_chat_icon') === 'shown'
}

function subscribe(changed: () => void): () => void {
  const remember = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    if (typeof detail !== 'object' || detail === null || !('isVisible' in detail)) return
    storeItem('live_chat_icon', detail.isVisible === true ? 'shown' : 'hidden')
    changed()
  }
  window.addEventListener(visibilityEvent, remember)
  return () => window.removeEventListener(visibilityEvent, remember)
}

/** Whether the icon of the live chat is shown: as stored, and as the provider last said. A§2. */
export function useLiveChat(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => false)
}

/** Asks the provider to open the chat; false when there is none that answers. */
export function openLiveChat(): boolean {
  return !window.dispatchEvent(new CustomEvent(openEvent, { cancelable: true }))
}
