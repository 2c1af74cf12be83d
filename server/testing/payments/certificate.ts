import { sign, type KeyObject } from 'node:crypto'

const [INTEGER, BITS, TEXT, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x0c, 0x17, 0x30, 0x31] as const
/** sha256WithRSAEncryption, and the attribute "common name". */
const algorithm = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const commonName = Buffer.from('0603550403', 'hex')

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }
type Named = { name: string; keys: KeyPair }

/** A certificate in DER (X.509): `issuer` says that the key is the subject's, from a year before until a year after `at`. */
export function aCertificate(options: { serial: string; subject: Named; issuer: Named; at: Date }): Buffer {
  const { serial, subject, issuer, at } = options
  const body = der(
    SEQUENCE,
    Buffer.from('a003020102', 'hex'),
    der(INTEGER, Buffer.from(serial, 'hex')),
    algorithm,
    nameOf(issuer.name),
    der(SEQUENCE, timeOf(at, -1), timeOf(at, 1)),
    nameOf(subject.name),
    subject.keys.publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = sign('RSA-SHA256', body, issuer.keys.privateKey)
  return der(SEQUENCE, body, algorithm, der(BITS, Buffer.from([0]), signature))
}

/** The frame in which certificates are mailed. */
export function pemOf(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\r\n')
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function nameOf(text: string): Buffer {
  return der(SEQUENCE, der(SET, der(SEQUENCE, commonName, der(TEXT, Buffer.from(text)))))
}

function timeOf(at: Date, years: number): Buffer {
  const digits = at.toISOString().replace(/\D/g, '').slice(2, 14)
  return der(TIME, Buffer.from(`${Number(digits.slice(0, 2)) + years}${digits.slice(2)}Z`))
}
