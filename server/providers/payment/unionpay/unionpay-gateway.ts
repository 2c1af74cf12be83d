import { createHash, type KeyObject } from 'node:crypto'
import type { Clock } from '@/server/platform/clock'
import { postForm } from '../exchange'
import { canonicalText, isSignedBy, signText } from '../rsa'
import { trustedKey, type Trust } from './unionpay-certificates'

export type Fields = Record<string, string>

export type UnionpayGateway = {
  merchantId: string
  /** Number of the certificate our key belongs to. */
  certificateId: string
  privateKey: KeyObject
  trust: Trust
  url: string
  clock: Clock
}

/** The provider's pages: where a browser pays, where we ask for a change, and where for what became of it. */
const paths = {
  front: '/gateway/api/frontTransReq.do',
  back: '/gateway/api/backTransReq.do',
  query: '/gateway/api/queryTrans.do',
} as const

/** The form a browser sends to pay. */
export function frontForm(gateway: UnionpayGateway, fields: Fields): { url: string; fields: Fields } {
  return { url: `${gateway.url}${paths.front}`, fields: signed(gateway, fields) }
}

/** Asks the provider. Throws for silence, a fault, and whatever it has not signed; a refusal is an answer. */
export async function ask(gateway: UnionpayGateway, page: 'back' | 'query', fields: Fields): Promise<Fields> {
  const what = `UnionPay ${page}`
  const answer = fieldsOf(await postForm(`${gateway.url}${paths[page]}`, signed(gateway, fields), what))
  if (!isProviders(gateway, answer)) throw new Error(`${what}: the answer is not signed by UnionPay`)
  return answer
}

/** Whether the provider itself signed the fields, and they are about us. */
export function isProviders({ trust, clock, merchantId }: UnionpayGateway, fields: Fields): boolean {
  const { signature = '', ...rest } = fields
  const key = trustedKey(fields.signPubKeyCert ?? '', trust, clock.now())
  return key !== null && fields.merId === merchantId && isSignedBy([key], digestOf(rest), signature)
}

function signed({ merchantId, certificateId, privateKey }: UnionpayGateway, fields: Fields): Fields {
  const all = {
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    certId: certificateId,
    accessType: '0',
    merId: merchantId,
    ...fields,
  }
  return { ...all, signature: signText(privateKey, digestOf(all)) }
}

/** What is signed: the hash of the fields, in letters. */
function digestOf(fields: Fields): string {
  return createHash('sha256').update(canonicalText(fields)).digest('hex')
}

/** The fields of an answer, which come as they are: `+` and `=` stand for themselves. */
function fieldsOf(text: string): Fields {
  const pairs = text.trim().matchAll(/([^&=]+)=(\{[^}]*\}|[^&]*)/g)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]))
}
