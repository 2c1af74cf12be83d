import { sign, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { alipay } from '@/server/providers/payment/alipay/alipay'
import { base64Of, Books, fakeKeys, serveFake, TOLERANCE_MS, type FakeProvider } from './fake-provider'

type Fields = Record<string, string>

const contentSchema = z.record(z.string(), z.string())

/** Alipay's gateway: checks our signatures, and signs with keys of its own. */
export async function fakeAlipay(now: () => Date): Promise<FakeProvider> {
  const books = new Books(now)
  const keys = fakeKeys()
  const { url, close } = await serveFake(books, ({ body }) => {
    const fields = Object.fromEntries(new URLSearchParams(body))
    const inner = JSON.stringify(answerTo(fields))
    const signature = books.misbehaviour === 'unsigned' ? '' : signed(inner, keys.signerOf(books).privateKey)
    const name = `${(fields.method ?? '').replaceAll('.', '_')}_response`
    return { body: `{"${name}":${inner},"sign":"${signature}"}` }
  })

  function answerTo(fields: Fields): Fields {
    if (!isSigned(fields, keys.store.publicKey)) return refusal('isv.invalid-signature')
    const sentAt = new Date(`${fields.timestamp?.replace(' ', 'T')}+08:00`)
    const distance = Math.abs(sentAt.getTime() - books.now().getTime())
    if (distance > TOLERANCE_MS) return refusal('isv.invalid-timestamp')
    const content = contentSchema.parse(JSON.parse(fields.biz_content ?? '{}'))
    const ref = content.out_trade_no ?? ''
    if (!books.payments.has(ref)) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    return { code: '10000', ...calls[fields.method ?? '']?.(content, ref) }
  }

  const calls: Record<string, (content: Fields, ref: string) => Fields> = {
    'alipay.trade.query': (_, ref) => {
      const { paidAt } = books.find(ref)
      return { ...tradeOf(ref), ...(paidAt.getTime() > 0 && { send_pay_date: chinaTime(paidAt) }) }
    },
    'alipay.trade.close': (_, ref) => {
      books.find(ref).status = 'closed'
      return tradeOf(ref)
    },
    'alipay.trade.refund': ({ out_request_no = '', refund_amount = '' }, ref) => {
      const isNew = !books.refunds.has(out_request_no)
      const { transactionId } = books.find(ref)
      const amountFen = Math.round(Number(refund_amount) * 100)
      if (!books.refund(out_request_no, { transactionId, amountFen }))
        return refusal('ACQ.REASON_TRADE_REFUND_FEE_ERR')
      return { fund_change: isNew && books.moved(out_request_no) ? 'Y' : 'N' }
    },
    'alipay.trade.fastpay.refund.query': ({ out_request_no = '' }): Fields => {
      const moved = books.moved(out_request_no)
      return moved ? { refund_status: 'REFUND_SUCCESS', refund_amount: yuan(moved.amountFen) } : {}
    },
  }

  function tradeOf(ref: string): Fields {
    const { status, amountFen, transactionId } = books.find(ref)
    const trade_status = { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[status]
    return { out_trade_no: ref, trade_no: transactionId, trade_status, total_amount: yuan(amountFen) }
  }

  function notify(fields: Fields, signer: KeyObject) {
    const sign = signed(canonical(fields), signer)
    return {
      body: new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString(),
      headers: new Headers(),
    }
  }

  const setting = {
    provider: 'alipay',
    appId: 'app-1',
    privateKey: base64Of(keys.store, 'private'),
    // Both are valid while the provider changes from one to the other.
    publicKeys: [keys.next, keys.own].map((pair) => base64Of(pair, 'public')),
    gateway: `${url}/gateway.do`,
  } as const
  return {
    setting,
    connect: (world) => alipay(world, setting),
    books,
    isOurs: (start) =>
      start.type === 'redirect' &&
      isSigned(Object.fromEntries(new URL(start.url).searchParams), keys.store.publicKey),
    notification: (ref, { amountFen, providerRef = ref, signer = 'own', merchant = 'app-1' } = {}) => {
      const trade = { ...tradeOf(ref), gmt_payment: chinaTime(books.find(ref).paidAt) }
      const twisted = { ...trade, ...(amountFen !== undefined && { total_amount: yuan(amountFen) }) }
      return notify({ ...twisted, out_trade_no: providerRef, app_id: merchant }, keys[signer].privateKey)
    },
    otherNotification: (ref) =>
      notify({ ...tradeOf(ref), trade_status: 'TRADE_CLOSED', app_id: 'app-1' }, keys.own.privateKey),
    close,
  }
}

const refusal = (sub_code: string): Fields => ({ code: '40002', sub_code })
const yuan = (fen: number) => (fen / 100).toFixed(2)
const chinaTime = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

function isSigned({ sign: signature = '', ...fields }: Fields, key: KeyObject): boolean {
  return verify('RSA-SHA256', Buffer.from(canonical(fields)), key, Buffer.from(signature, 'base64'))
}

function signed(text: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
}

function canonical(fields: Fields): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}
