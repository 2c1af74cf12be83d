/** Mobile → until when no further SMS goes to it, in milliseconds. */
export type ResendTimes = Readonly<Record<string, number>>

const KEY = 'sms_sent'

/** Keeps for this tab until when each mobile waits; what cannot be stored lasts until the page is left (A§8). */
export function storeResendTimes(sent: ResendTimes): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Private windows and full disks refuse.
  }
}

/** The mobiles that still wait. */
export function storedResendTimes(): ResendTimes {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const entries: [string, unknown][] = Object.entries(value ?? {})
    return Object.fromEntries(entries.filter(isWaiting))
  } catch {
    return {}
  }
}

function isWaiting(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && entry[1] > Date.now()
}
