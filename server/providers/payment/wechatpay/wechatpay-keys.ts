import { X509Certificate, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/server/platform/clock'
import { sealedSchema, unseal } from './wechatpay-signature'

/** An unknown serial makes us ask for certificates at most this often, whoever invents serials. */
const PAUSE_MS = 60_000

const listSchema = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: sealedSchema })),
})

/** The provider's keys by their serial: those we were given, and those it hands out while it changes them. */
export type WechatpayKeys = { find: (serial: string) => Promise<KeyObject | null> }

/**
 * Knows the provider's keys. Certificates are downloaded when a serial turns up that nobody has named yet, so that a new
 * one is known from its first use and an old one until its end.
 */
export function wechatpayKeys(
  clock: Clock,
  given: ReadonlyMap<string, KeyObject>,
  download: () => Promise<ReadonlyMap<string, X509Certificate>>,
): WechatpayKeys {
  let certificates: ReadonlyMap<string, X509Certificate> = new Map()
  let askedAt = -Infinity
  let asking: Promise<void> = Promise.resolve()

  const known = (serial: string) => {
    const certificate = certificates.get(serial)
    const isGood = certificate !== undefined && isValidAt(certificate, clock.now())
    return given.get(serial) ?? (isGood ? certificate.publicKey : null)
  }
  return {
    find: async (serial) => {
      const found = known(serial)
      if (found) return found
      const now = clock.now().getTime()
      if (now - askedAt >= PAUSE_MS) {
        askedAt = now
        asking = download().then((downloaded) => {
          certificates = downloaded
        })
      }
      await asking
      return known(serial)
    },
  }
}

/** The certificates of the provider's list. Who sealed them knows the key we share: the provider alone does. */
export function readCertificates(apiKey: string, body: string): Map<string, X509Certificate> {
  const { data } = listSchema.parse(JSON.parse(body))
  return new Map(
    data.map((entry) => [entry.serial_no, new X509Certificate(unseal(apiKey, entry.encrypt_certificate))]),
  )
}

function isValidAt({ validFrom, validTo }: X509Certificate, now: Date): boolean {
  return new Date(validFrom) <= now && now <= new Date(validTo)
}
