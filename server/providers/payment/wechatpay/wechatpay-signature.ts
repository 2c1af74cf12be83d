import { createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/server/platform/clock'
import { isSignedBy, signText } from '../rsa'

/** A signature of the provider's is good this long before and after its time. */
const TOLERANCE_SECONDS = 5 * 60
const TAG_BYTES = 16

/** Who we are to the provider. */
export type Merchant = { merchantId: string; serial: string; privateKey: KeyObject }

/** What is signed: each part a line. */
export function linesOf(...parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join('')
}

export function newNonce(): string {
  return randomBytes(16).toString('hex')
}

export function secondsOf(at: Date): string {
  return String(Math.floor(at.getTime() / 1000))
}

/** The Authorization header of a call; `path` has its query. */
export function authorizationOf(
  { merchantId, serial, privateKey }: Merchant,
  { method, path, body, at }: { method: string; path: string; body: string; at: Date },
): string {
  const [timestamp, nonce] = [secondsOf(at), newNonce()]
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    timestamp,
    serial_no: serial,
    signature: signText(privateKey, linesOf(method, path, timestamp, nonce, body)),
  }
  const pairs = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`
}

/** What came from the provider, an answer or a notification, as its bytes and headers. */
export type Received = { body: string; headers: Headers }

/** The provider's key that a message names. */
export function serialOf({ headers }: Received): string {
  return headers.get('Wechatpay-Serial') ?? ''
}

/** Whether the key signed a message, and within five minutes of now. */
export function isGenuine({ body, headers }: Received, key: KeyObject, clock: Clock): boolean {
  const read = (name: string) => headers.get(`Wechatpay-${name}`) ?? ''
  const timestamp = read('Timestamp')
  const distance = Math.abs(Number(timestamp) - clock.now().getTime() / 1000)
  return (
    distance <= TOLERANCE_SECONDS &&
    isSignedBy([key], linesOf(timestamp, read('Nonce'), body), read('Signature'))
  )
}

export const sealedSchema = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.base64(),
  nonce: z.string(),
  associated_data: z.string().default(''),
})

/** Opens what the provider sealed with the key we share. Throws when it did not. */
export function unseal(
  apiKey: string,
  { ciphertext, nonce, associated_data }: z.infer<typeof sealedSchema>,
): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(associated_data))
  return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
