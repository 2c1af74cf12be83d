import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** A private key as providers' tools give it out: PKCS#8, base64 without its frame. Throws when it is none. */
export function privateKeyOf(base64: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
}

/** A public key in the same dress. Throws when it is none. */
export function publicKeyOf(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
}

/** The RSA-SHA256 signature of a text, in base64. */
export function signText(key: KeyObject, text: string): string {
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
}

/** Whether one of the keys signed the text: while keys change, two are valid. */
export function isSignedBy(keys: readonly KeyObject[], text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64')
  return keys.some((key) => verify('RSA-SHA256', Buffer.from(text), key, bytes))
}

/** Fields as they are signed: `name=value` in the order of the names, without those that are empty. */
export function canonicalText(fields: Record<string, string>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
