import { createHash, sign, verify, type KeyObject } from 'node:crypto'
import { unionpay } from '@/server/providers/payment/unionpay/unionpay'
import { aCertificate, pemOf } from './certificate'
import {
  base64Of,
  Books,
  fakeKeys,
  newKeys,
  serveFake,
  type FakeProvider,
  type Signer,
} from './fake-provider'

type Fields = Record<string, string>

const MERCHANT = '777290058110097'
const NAME = '中国银联股份有限公司'
const holder = (name: string) => `041@8310000000083040@${name}@00016493`

/** UnionPay's online gateway: checks our signatures, and signs with keys that an authority of its own certifies. */
export async function fakeUnionpay(now: () => Date) {
  const books = new Books(now)
  const keys = fakeKeys()
  const authority = { name: 'CFCA TEST', keys: newKeys() }
  const issued = (serial: string, name: string, pair: typeof keys.own) =>
    aCertificate({ serial, subject: { name: holder(name), keys: pair }, issuer: authority, at: now() })
  const certificates: Record<Signer, string> = {
    own: pemOf(issued('0101', NAME, keys.own)),
    next: pemOf(issued('0102', NAME, keys.next)),
    // The authority certifies merchants too.
    foreign: pemOf(issued('0103', '某商户有限公司', keys.foreign)),
  }
  const ownAuthority = aCertificate({ serial: '01', subject: authority, issuer: authority, at: now() })
  const storeCertificate = issued('68759585097'.padStart(12, '0'), '奥蕾', keys.store)

  const { url, close } = await serveFake(books, ({ path, body }) => {
    const fields = Object.fromEntries(new URLSearchParams(body))
    const answer = isSigned(fields) ? answerTo(path, fields) : { respCode: '11' }
    const said = { merId: MERCHANT, orderId: fields.orderId ?? '', txnTime: fields.txnTime ?? '', ...answer }
    return { body: raw(books.misbehaviour === 'unsigned' ? said : signed(said, signer())) }
  })
  const signer = (): Signer => (books.misbehaviour === 'foreign key' ? 'foreign' : 'own')

  function isSigned({ signature = '', ...fields }: Fields): boolean {
    const bytes = Buffer.from(signature, 'base64')
    return verify('RSA-SHA256', Buffer.from(digest(fields)), keys.store.publicKey, bytes)
  }

  function answerTo(path: string, { orderId = '', txnTime = '', origQryId, txnAmt }: Fields): Fields {
    const ref = `${orderId}-${txnTime}`
    if (path.endsWith('/backTransReq.do')) {
      if (books.refunds.has(ref)) return { respCode: '12' }
      const refund = { transactionId: origQryId ?? '', amountFen: Number(txnAmt) }
      return { respCode: books.refund(ref, refund) ? '00' : '61' }
    }
    const payment = books.payments.get(ref)
    if (payment)
      return { respCode: '00', origRespCode: payment.status === 'paid' ? '00' : '05', ...paidOf(ref) }
    if (!books.refunds.has(ref)) return { respCode: '34' }
    const moved = books.moved(ref)
    return { respCode: '00', origRespCode: moved ? '00' : '05', txnAmt: String(moved?.amountFen ?? 0) }
  }

  function paidOf(ref: string): Fields {
    const { amountFen, transactionId, paidAt } = books.find(ref)
    const traceTime = new Date(paidAt.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(4, 14)
    return { txnAmt: String(amountFen), queryId: transactionId, traceTime }
  }

  function signed(fields: Fields, by: Signer): Fields {
    const said = { ...fields, signPubKeyCert: certificates[by], signMethod: '01', version: '5.1.0' }
    return { ...said, signature: signatureOf(said, keys[by].privateKey) }
  }

  function notify(fields: Fields, by: Signer = 'own') {
    return { body: new URLSearchParams(signed(fields, by)).toString(), headers: new Headers() }
  }

  const setting = {
    provider: 'unionpay',
    merchantId: MERCHANT,
    certificate: storeCertificate.toString('base64'),
    privateKey: base64Of(keys.store, 'private'),
    authorities: [ownAuthority.toString('base64')],
    signer: NAME,
    url,
  } as const
  const fake: FakeProvider = {
    setting,
    connect: (world) => unionpay(world, setting),
    books,
    isOurs: (start) => start.type === 'form' && isSigned(start.fields),
    notification: (ref, { amountFen, providerRef = ref, signer: by, merchant = MERCHANT } = {}) => {
      const [orderId = '', txnTime = ''] = providerRef.split('-')
      const word = { txnType: '01', respCode: '00', merId: merchant, orderId, txnTime, ...paidOf(ref) }
      return notify({ ...word, ...(amountFen !== undefined && { txnAmt: String(amountFen) }) }, by)
    },
    otherNotification: () => notify({ txnType: '04', respCode: '00', merId: MERCHANT }),
    close,
  }
  return { ...fake, setting }
}

/** Answers are no form: what stands in them stands for itself. */
const raw = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

function digest(fields: Fields): string {
  return createHash('sha256').update(canonical(fields)).digest('hex')
}

function canonical(fields: Fields): string {
  return raw(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))
}

function signatureOf(fields: Fields, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(digest(fields)), key).toString('base64')
}
