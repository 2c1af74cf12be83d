import { createHmac, hkdfSync } from 'node:crypto'
import type { PersonalDataKeys } from './personal-data'

const KEY_BYTES = 32

/**
 * The key ring of `PERSONAL_DATA_KEYS`, `id:base64` of 32 bytes each, newest first. Last in the ring, and alone without
 * the setting, stand the keys derived from the API's own secrets, the one in force first. Throws a readable error for a key of another
 * length.
 */
export function readPersonalDataKeys(
  entries: readonly string[],
  appSecrets: readonly [string, ...string[]],
): PersonalDataKeys {
  const derived = appSecrets.map((secret) => derive(secret, 'personal-data'))
  return {
    sealing: [
      ...entries.map(readEntry),
      ...derived.map((key) => ({ id: `app_${fingerprint(key)}`, key })),
      // What was sealed before a secret could change does not say by which.
      ...derived.map((key) => ({ id: 'app', key })),
    ],
    lookup: appSecrets.length === 1 ? derive(appSecrets[0], 'personal-data-lookup') : null,
  }
}

/** Tells derived keys apart, and says nothing of them. */
function fingerprint(key: Buffer): string {
  return createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 8)
}

function readEntry(entry: string): { id: string; key: Buffer } {
  const [id = '', encoded = ''] = entry.split(':')
  const key = Buffer.from(encoded, 'base64')
  if (!/^\w+$/.test(id) || id.startsWith('app') || key.length !== KEY_BYTES) {
    throw new Error(
      'PERSONAL_DATA_KEYS: each key is NAME:BASE64 of 32 bytes, as `openssl rand -base64 32` gives them',
    )
  }
  return { id, key }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}
