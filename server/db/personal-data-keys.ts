import { hkdfSync } from 'node:crypto'
import type { PersonalDataKeys } from './personal-data'

const KEY_BYTES = 32

/**
 * The key ring of `PERSONAL_DATA_KEYS`, `id:base64` of 32 bytes each, newest first. Last in the ring, and alone without
 * the setting, stands a key derived from the API's own secret. Throws a readable error for a key of another length.
 */
export function readPersonalDataKeys(entries: readonly string[], appSecret: string): PersonalDataKeys {
  return {
    sealing: [...entries.map(readEntry), { id: 'app', key: derive(appSecret, 'personal-data') }],
    lookup: derive(appSecret, 'personal-data-lookup'),
  }
}

function readEntry(entry: string): { id: string; key: Buffer } {
  const [id = '', encoded = ''] = entry.split(':')
  const key = Buffer.from(encoded, 'base64')
  if (!/^\w+$/.test(id) || id === 'app' || key.length !== KEY_BYTES) {
    throw new Error(
      'PERSONAL_DATA_KEYS: each key is NAME:BASE64 of 32 bytes, as `openssl rand -base64 32` gives them',
    )
  }
  return { id, key }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}
