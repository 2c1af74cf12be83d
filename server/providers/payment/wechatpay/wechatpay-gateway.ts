import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/server/platform/clock'
import { exchange } from '../exchange'
import { readCertificates, wechatpayKeys, type WechatpayKeys } from './wechatpay-keys'
import { authorizationOf, isGenuine, serialOf, type Merchant, type Received } from './wechatpay-signature'

export type WechatpaySite = {
  merchant: Merchant
  /** The key of 32 characters both sides share. */
  apiKey: string
  /** The provider's public keys we were given, by their id. */
  publicKeys: ReadonlyMap<string, KeyObject>
  url: string
  clock: Clock
}
export type WechatpayGateway = WechatpaySite & { keys: WechatpayKeys }

type Call = { method: 'GET' | 'POST'; path: string; content?: object }

const refusalSchema = z.object({ code: z.string() })

/** What the provider says: the text of a success, or the code of its refusal. */
export type WechatpayAnswer = { isOk: true; body: string } | { isOk: false; code: string }

export function wechatpayGateway(site: WechatpaySite): WechatpayGateway {
  return { ...site, keys: wechatpayKeys(site.clock, site.publicKeys, () => downloadCertificates(site)) }
}

/** Asks the provider. Throws for silence, a fault, and whatever it has not signed; a refusal is an answer. */
export async function ask(gateway: WechatpayGateway, call: Call): Promise<WechatpayAnswer> {
  const { status, ...received } = await send(gateway, call)
  if (!(await isProviders(gateway, received)))
    throw new Error(`WeChat Pay has not signed its answer to ${call.path}`)
  if (status < 300) return { isOk: true, body: received.body }
  return { isOk: false, code: refusalSchema.parse(JSON.parse(received.body)).code }
}

/** Whether the provider signed what came, with a key that is good now. */
export async function isProviders(gateway: WechatpayGateway, received: Received): Promise<boolean> {
  const key = await gateway.keys.find(serialOf(received))
  return key !== null && isGenuine(received, key, gateway.clock)
}

async function send(
  { merchant, publicKeys, url, clock }: WechatpaySite,
  { method, path, content }: Call,
): Promise<Received & { status: number }> {
  const body = content === undefined ? '' : JSON.stringify(content)
  const [publicKeyId] = publicKeys.keys()
  const response = await exchange(`${url}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: authorizationOf(merchant, { method, path, body, at: clock.now() }),
      'User-Agent': 'oree-store',
      // With which key it is to sign, where we were given one.
      ...(publicKeyId !== undefined && { 'Wechatpay-Serial': publicKeyId }),
      ...(content !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(content !== undefined && { body }),
  })
  const { status, headers } = response
  // A fault, and what it says of our own signature, it does not sign.
  if (status >= 500 || status === 401) throw new Error(`WeChat Pay answered ${path} with HTTP ${status}`)
  return { status, headers, body: await response.text() }
}

/** The certificates the provider signs with. One of them has signed the list itself. */
async function downloadCertificates(site: WechatpaySite) {
  const { status, ...received } = await send(site, { method: 'GET', path: '/v3/certificates' })
  if (status >= 300) throw new Error(`WeChat Pay gave no certificates, but HTTP ${status}`)
  const certificates = readCertificates(site.apiKey, received.body)
  const signer = certificates.get(serialOf(received))?.publicKey ?? site.publicKeys.get(serialOf(received))
  if (!signer || !isGenuine(received, signer, site.clock))
    throw new Error('WeChat Pay has not signed its certificates')
  return certificates
}
