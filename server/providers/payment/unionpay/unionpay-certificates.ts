import { X509Certificate, type KeyObject } from 'node:crypto'

/** A certificate as base64 without its frame. Throws when it is none. */
export function certificateOf(base64: string): X509Certificate {
  return new X509Certificate(Buffer.from(base64, 'base64'))
}

/** The number by which the provider knows a certificate: its serial, written in tens. */
export function certificateIdOf({ serialNumber }: X509Certificate): string {
  return BigInt(`0x${serialNumber}`).toString()
}

/** Whom the store takes for the provider: who these authorities say is called so. */
export type Trust = { authorities: readonly X509Certificate[]; signer: string }

/**
 * The key of a certificate a message brought along, so that the provider may change its own at any time; null unless an authority
 * we trust gave it to the provider itself (it gives merchants theirs too) and it is valid now.
 */
export function trustedKey(pem: string, { authorities, signer }: Trust, now: Date): KeyObject | null {
  const certificate = readCertificate(pem)
  if (!certificate) return null
  const isIssued = authorities.some(
    (authority) => certificate.checkIssued(authority) && certificate.verify(authority.publicKey),
  )
  const isValid = new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo)
  return isIssued && isValid && nameOf(certificate) === signer ? certificate.publicKey : null
}

function readCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}

/** The holder's name, third in `CN=041@8310000000083040@中国银联股份有限公司@00016493`. */
function nameOf({ subject }: X509Certificate): string | undefined {
  return /^CN=(.*)$/m.exec(subject)?.[1]?.split('@')[2]
}
