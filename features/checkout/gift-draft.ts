const STORAGE_KEY = 'gift_message'

/** The gift's words as they were before a reload of this tab; empty where there were none. */
export function readGiftDraft(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the gift's words for a reload of this tab; an empty text is forgotten. */
export function keepGiftDraft(message: string): void {
  try {
    if (message) sessionStorage.setItem(STORAGE_KEY, message)
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // A forbidden storage keeps nothing.
  }
}
