import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { customType } from 'drizzle-orm/pg-core'

/** Newest key first: it seals, the others still open what they sealed. Two keys may share an id. */
export type PersonalDataKeys = {
  sealing: readonly { id: string; key: Buffer }[]
  /** The key of look-ups, until the database gives the one it keeps; null while several secrets might have made it. */
  lookup: Buffer | null
}

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

let keys: PersonalDataKeys | null = null

/**
 * Hands the keys to the columns below, once, before the database is used. The one state a module of the API keeps:
 * a column type is asked to seal with nothing but the value in hand.
 */
export function unlockPersonalData(given: PersonalDataKeys): void {
  keys = given
}

/** From now on sealed values are found by this key (`openLookupKey`). */
export function findByLookupKey(lookup: Buffer): void {
  keys = { ...unlocked(), lookup }
}

/** The key of look-ups that the secret makes, where there is one secret alone. */
export function derivedLookupKey(): Buffer | null {
  return unlocked().lookup
}

/** Text that only the commerce API can read: AES-256-GCM, each value with a nonce of its own, bound to its column. */
export function sealedText(name: string) {
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => seal(plain, name),
    fromDriver: (sealed) => open(sealed, name),
  })(name)
}

/** The same for a whole object. */
export function sealedJson(name: string) {
  return customType<{ data: unknown; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => seal(JSON.stringify(plain), name),
    fromDriver: (sealed): unknown => JSON.parse(open(sealed, name)),
  })(name)
}

/**
 * A keyed hash by which a sealed value is found again: written and compared with the plain value, stored as its hash.
 * Reading it answers the hash.
 */
export function lookupHash(name: string) {
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => lookupHashOf(plain),
  })(name)
}

/** The keyed hash of a mobile or address that is only ever compared. */
export function lookupHashOf(plain: string): string {
  const { lookup } = unlocked()
  if (!lookup) throw new Error('Personal data was looked up before its key was there')
  return createHmac('sha256', lookup).update(plain).digest('base64url')
}

/** How a value sealed with the newest key begins; one that begins otherwise waits to be sealed anew. */
export function newestSealPrefix(): string {
  return `${VERSION}.${newest().id}.`
}

function seal(plain: string, column: string): string {
  const { id, key } = newest()
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(column))
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [VERSION, id, Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')].join('.')
}

function open(sealed: string, column: string): string {
  const [version, id, payload] = sealed.split('.')
  if (version !== VERSION || payload === undefined) throw new Error(`${column} is not sealed as expected`)
  const bytes = Buffer.from(payload, 'base64url')
  let fault: unknown = new Error(
    `${column} is sealed with key ${String(id)}, which neither PERSONAL_DATA_KEYS nor a secret gives`,
  )
  for (const { key } of unlocked().sealing.filter((candidate) => candidate.id === id)) {
    try {
      return decipher(bytes, key, column)
    } catch (error) {
      fault = error
    }
  }
  throw fault
}

/** Throws unless it was this key that sealed it, for this column. */
function decipher(bytes: Buffer, key: Buffer, column: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(column))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

function newest(): { id: string; key: Buffer } {
  const [first] = unlocked().sealing
  if (!first) throw new Error('There is no key for personal data')
  return first
}

function unlocked(): PersonalDataKeys {
  if (!keys) throw new Error('Personal data was used before its keys were there')
  return keys
}
