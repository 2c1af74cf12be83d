type Attempt = { content: string; key: string }

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'content' in value && 'key' in value
}

/**
 * The idempotency keys of what must be done once, such as an order: one for each content, stored for the life of the tab under
 * a name, so that a double click, a reload or a second try after a lost answer sends the same. Only a fingerprint of the
 * content is stored.
 */
export function attempt(name: string) {
  return {
    keyOf: (content: object) => keyOf(name, content),
    /** After it is done, the same content would be done another time. */
    forget: () => forget(name),
  }
}

function keyOf(name: string, given: object): string {
  const content = fingerprint(JSON.stringify(given))
  const former = readAttempt(name)
  if (former?.content === content) return former.key
  const key = randomUuid()
  try {
    sessionStorage.setItem(name, JSON.stringify({ content, key } satisfies Attempt))
  } catch {
    // A forbidden storage leaves the key to this press alone; the API's own rules still guard what is done.
  }
  return key
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}

function readAttempt(name: string): Attempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isAttempt(value) ? value : null
  } catch {
    return null
  }
}

/** 53 bits of a text (cyrb53): enough to tell one's own attempts apart, no secret. */
function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** A version 4 UUID. `crypto.randomUUID` is missing where the page is not served over https. */
function randomUuid(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(31))].map((byte) => byte & 0x0f)
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = digits.pop() ?? 0
    return (place === 'x' ? digit : (digit & 0x3) | 0x8).toString(16)
  })
}
