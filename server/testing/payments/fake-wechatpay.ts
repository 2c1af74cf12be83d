import { createCipheriv, randomBytes, sign, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { wechatpay } from '@/server/providers/payment/wechatpay/wechatpay'
import { aCertificate, pemOf } from './certificate'
import {
  base64Of,
  Books,
  fakeKeys,
  serveFake,
  TOLERANCE_MS,
  type FakeAnswer,
  type FakeProvider,
  type FakeRequest,
  type Signer,
} from './fake-provider'

const API_KEY = 'k'.repeat(32)
const MERCHANT = '1900000001'
const serials: Record<Signer, string> = { own: '0A01', next: '0B02', foreign: '0C03' }

const openingSchema = z.object({ out_trade_no: z.string(), amount: z.object({ total: z.int() }) })
const refundSchema = z.object({
  transaction_id: z.string(),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int() }),
})

/** WeChat Pay's API, version 3: checks our signatures, signs with keys of its own, hands out its certificates. */
export async function fakeWechatpay(now: () => Date) {
  const books = new Books(now)
  const keys = fakeKeys()
  /** What it was asked, with the content of each. */
  const asked: { path: string; content: unknown }[] = []

  const { url, close } = await serveFake(books, (request) => {
    const { method, path, body } = request
    if (!isSigned(request)) return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR' }) }
    const content: unknown = body === '' ? null : JSON.parse(body)
    asked.push({ path, content })
    const answer = answerTo(`${method} ${path.replace(/\?.*/, '')}`, content)
    const headers =
      books.misbehaviour === 'unsigned' ? {} : signatureOf(answer.body, keys.signerOf(books).privateKey)
    return { ...answer, headers }
  })

  function isSigned({ method, path, headers, body }: FakeRequest): boolean {
    const read = (name: string) =>
      new RegExp(`${name}="([^"]*)"`).exec(headers.authorization ?? '')?.[1] ?? ''
    const timestamp = read('timestamp')
    const text = lines(method, path, timestamp, read('nonce_str'), body)
    const isNow = Math.abs(Number(timestamp) * 1000 - books.now().getTime()) <= TOLERANCE_MS
    const signature = Buffer.from(read('signature'), 'base64')
    return (
      isNow &&
      read('mchid') === MERCHANT &&
      verify('RSA-SHA256', Buffer.from(text), keys.store.publicKey, signature)
    )
  }

  function signatureOf(body: string, key: KeyObject, serial = serials.own, at = books.now()) {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const nonce = randomBytes(8).toString('hex')
    const signature = sign('RSA-SHA256', Buffer.from(lines(timestamp, nonce, body)), key).toString('base64')
    return {
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': serial,
      'Wechatpay-Signature': signature,
    }
  }

  function answerTo(call: string, content: unknown): FakeAnswer {
    if (call === 'GET /v3/certificates') return json({ data: (['own', 'next'] as const).map(certificateOf) })
    const [, way] = /^POST \/v3\/pay\/transactions\/(native|h5|jsapi)$/.exec(call) ?? []
    if (way !== undefined) return openingOf(way, openingSchema.parse(content))
    if (call.includes('/refund/')) return refundAnswer(call, content)
    const [, ref = '', isClose] = /out-trade-no\/(\w+)(\/close)?$/.exec(call) ?? []
    const payment = books.payments.get(ref)
    if (!payment) return json({ code: 'ORDER_NOT_EXIST' }, 404)
    if (!isClose) return json(transactionOf(ref))
    payment.status = 'closed'
    return { status: 204, body: '' }
  }

  function openingOf(way: string, { out_trade_no: ref, amount }: z.infer<typeof openingSchema>): FakeAnswer {
    books.open(ref, amount.total)
    if (way === 'native') return json({ code_url: `weixin://wxpay/bizpayurl?pr=${ref}` })
    return json(way === 'h5' ? { h5_url: `https://wx.tenpay.test/pay?id=${ref}` } : { prepay_id: `P${ref}` })
  }

  function refundAnswer(call: string, content: unknown): FakeAnswer {
    if (call.startsWith('GET')) return refundOf(call.slice(call.lastIndexOf('/') + 1))
    const { transaction_id: transactionId, out_refund_no: reference, amount } = refundSchema.parse(content)
    const isTaken = books.refund(reference, { transactionId, amountFen: amount.refund })
    return isTaken ? refundOf(reference) : json({ code: 'NOT_ENOUGH' }, 403)
  }

  function refundOf(reference: string): FakeAnswer {
    const refund = books.refunds.get(reference)
    if (!refund) return json({ code: 'RESOURCE_NOT_EXISTS' }, 404)
    const status = books.moved(reference) ? 'SUCCESS' : 'PROCESSING'
    return json({ status, amount: { refund: refund.amountFen } })
  }

  function transactionOf(ref: string) {
    const { status, amountFen, transactionId, paidAt } = books.find(ref)
    const paid = {
      transaction_id: transactionId,
      success_time: paidAt.toISOString().replace(/\.\d+Z/, '+00:00'),
    }
    const trade_state = { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' }[status]
    const amount = { total: amountFen, currency: 'CNY' }
    return {
      appid: 'wx1',
      mchid: MERCHANT,
      out_trade_no: ref,
      trade_state,
      amount,
      ...(status === 'paid' && paid),
    }
  }

  function certificateOf(signer: 'own' | 'next') {
    const named = { name: 'Tenpay.com sign', keys: keys[signer] }
    const at = books.now()
    const certificate = aCertificate({ serial: serials[signer], subject: named, issuer: named, at })
    return { serial_no: serials[signer], encrypt_certificate: seal(pemOf(certificate), 'certificate') }
  }

  function notify(
    event_type: string,
    content: object,
    { signer = 'own', at }: { signer?: Signer; at?: Date } = {},
  ) {
    const body = JSON.stringify({ event_type, resource: seal(JSON.stringify(content), 'transaction') })
    // A stranger says to be the provider.
    const serial = serials[signer === 'foreign' ? 'own' : signer]
    return { body, headers: new Headers(signatureOf(body, keys[signer].privateKey, serial, at)) }
  }

  const setting = {
    provider: 'wechatpay',
    appId: 'wx1',
    merchantId: MERCHANT,
    serial: '5157F09EFDC096DE15EBE81A47057A72',
    privateKey: base64Of(keys.store, 'private'),
    apiKey: API_KEY,
    publicKeys: {} as Record<string, string>,
    url,
  } as const
  const fake: FakeProvider = {
    setting,
    connect: (world) => wechatpay(world, setting),
    books,
    isOurs: (start) => start.type !== 'in-app' || isSignedKit(start.parameters, keys.store.publicKey),
    notification: (ref, { amountFen, providerRef = ref, signer, at, merchant = MERCHANT } = {}) => {
      const transaction = { ...transactionOf(ref), out_trade_no: providerRef, mchid: merchant }
      const twisted = { ...transaction, ...(amountFen !== undefined && { amount: { total: amountFen } }) }
      return notify('TRANSACTION.SUCCESS', twisted, { ...(signer && { signer }), ...(at && { at }) })
    },
    otherNotification: () => notify('REFUND.SUCCESS', { refund_status: 'SUCCESS' }),
    close,
  }
  return { ...fake, setting, asked, publicKey: base64Of(keys.own, 'public'), ownSerial: serials.own }
}

/** Whether the chat app's kit is told what our key signed. */
function isSignedKit(parameters: Record<string, string>, key: KeyObject): boolean {
  const { appId = '', timeStamp = '', nonceStr = '', package: prepared = '', paySign = '' } = parameters
  const text = lines(appId, timeStamp, nonceStr, prepared)
  return verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(paySign, 'base64'))
}

function seal(text: string, associated_data: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce)
  cipher.setAAD(Buffer.from(associated_data))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: sealed.toString('base64'), nonce, associated_data }
}

const lines = (...parts: string[]) => parts.map((part) => `${part}\n`).join('')
const json = (content: object, status = 200): FakeAnswer => ({ status, body: JSON.stringify(content) })
