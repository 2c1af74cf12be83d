import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { z } from 'zod'
import type { AlipaySettings } from '../providers/payment/alipay/alipay'

type Fields = Record<string, string>
/** What the provider does wrong until told otherwise. */
export type Misbehaviour = 'fault' | 'foreign key' | 'unsigned' | 'refund under way' | 'old time'

const contentSchema = z.record(z.string(), z.string())
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Alipay's gateway on this machine, with keys of its own: checks our signatures, keeps trades, and misbehaves. */
export async function fakeAlipay() {
  const [own, next, store] = [newKeys(), newKeys(), newKeys()]
  const trades = new Map<string, Fields>()
  const refunded = new Map<string, string>()
  const state: { misbehaviour: Misbehaviour | null } = { misbehaviour: null }

  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const fields = Object.fromEntries(new URLSearchParams(text))
      const method = fields.method ?? ''
      const inner = JSON.stringify(
        isSigned(fields, store.publicKey)
          ? answerOf(method, fields)
          : { code: '40002', sub_code: 'isv.invalid-signature' },
      )
      const key = state.misbehaviour === 'foreign key' ? newKeys().privateKey : own.privateKey
      const signature = state.misbehaviour === 'unsigned' ? '' : signText(inner, key)
      response.statusCode = state.misbehaviour === 'fault' ? 500 : 200
      response.end(`{"${method.replaceAll('.', '_')}_response":${inner},"sign":"${signature}"}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function answerOf(method: string, { biz_content = '{}' }: Fields): Fields {
    const content = contentSchema.parse(JSON.parse(biz_content))
    const trade = trades.get(content.out_trade_no ?? '')
    if (state.misbehaviour === 'old time') return { code: '40002', sub_code: 'isv.invalid-timestamp' }
    if (!trade) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    if (method === 'alipay.trade.close') trade.trade_status = 'TRADE_CLOSED'
    if (method === 'alipay.trade.refund') return refundOf(content)
    const refund_status = state.misbehaviour === 'refund under way' ? '' : 'REFUND_SUCCESS'
    return { code: '10000', ...trade, refund_status }
  }

  function refundOf({ out_request_no = '', refund_amount = '' }: Fields): Fields {
    const isNew = !refunded.has(out_request_no)
    refunded.set(out_request_no, refund_amount)
    return { code: '10000', fund_change: isNew && state.misbehaviour !== 'refund under way' ? 'Y' : 'N' }
  }

  const settings: AlipaySettings = {
    appId: 'app-1',
    privateKey: store.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    // Both are valid while the provider changes from one to the other.
    publicKeys: [next, own].map(({ publicKey }) =>
      publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    ),
    gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`,
  }
  return {
    settings,
    trades,
    refunded,
    state,
    /** Whether an address of the provider's page carries our signature. */
    isOurs: (url: string) => isSigned(Object.fromEntries(new URL(url).searchParams), store.publicKey),
    /** The body of a notification. */
    notification: (fields: Fields, key = own.privateKey) => {
      const said = { app_id: 'app-1', ...fields }
      return new URLSearchParams({
        ...said,
        sign: signText(canonical(said), key),
        sign_type: 'RSA2',
      }).toString()
    },
    nextKey: next.privateKey,
    foreignKey: newKeys().privateKey,
    close: () => server.close(),
  }
}

function isSigned({ sign: signature = '', ...fields }: Fields, key: KeyObject): boolean {
  return verify('RSA-SHA256', Buffer.from(canonical(fields)), key, Buffer.from(signature, 'base64'))
}

function signText(text: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
}

function canonical(fields: Fields): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}
