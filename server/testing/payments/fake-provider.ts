import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import type { PaymentStart } from '@/server/db/schema/purchase/payments'
import type { Clock } from '@/server/platform/clock'
import type { NotificationRequest, PaymentProvider } from '@/server/providers/payment/payment-provider'
import type { PaymentSettings } from '@/server/providers/payment/settings'

/** What a provider does wrong until told otherwise. */
export type Misbehaviour = 'fault' | 'silence' | 'foreign key' | 'unsigned' | 'refund under way' | 'clock off'

/** A request has come and nothing was done; it was done, and nothing was said. */
export type Moment = 'asked' | 'done'

/** Whose key signs: the provider's, the one it changes to, or somebody else's. */
export type Signer = 'own' | 'next' | 'foreign'

type Payment = { status: 'open' | 'paid' | 'closed'; amountFen: number; transactionId: string; paidAt: Date }
type Refund = { transactionId: string; amountFen: number }

/** How a notification differs from the truth. */
export type Twist = {
  amountFen?: number
  providerRef?: string
  signer?: Signer
  at?: Date
  merchant?: string
}

/** A payment provider on this machine, as tests see it: one for all languages. */
export type FakeProvider = {
  setting: PaymentSettings[number]
  /** The store's own side, speaking to it. */
  connect: (world: { clock: Clock; config: { siteUrl: string } }) => PaymentProvider
  books: Books
  /** Whether what a shopper pays with carries our signature. */
  isOurs: (start: PaymentStart) => boolean
  /** Its word that a payment was paid. */
  notification: (providerRef: string, twist?: Twist) => NotificationRequest
  /** Its word about something else. */
  otherNotification: (providerRef: string) => NotificationRequest
  close: () => void
}

const TEN_MINUTES_MS = 10 * 60_000
export const TOLERANCE_MS = 5 * 60_000

/** What a provider knows and does whatever its language: payments by our number, refunds by our reference. */
export class Books {
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund>()
  misbehaviour: Misbehaviour | null = null
  /** Waited for before a request is acted on, and again before it is answered. */
  pause: ((moment: Moment, request: FakeRequest) => Promise<void>) | null = null
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Its own clock. */
  now(): Date {
    const offset = this.misbehaviour === 'clock off' ? TEN_MINUTES_MS : 0
    return new Date(this.#now().getTime() + offset)
  }

  /** The shopper comes, and pays nothing yet. */
  open(ref: string, amountFen: number): void {
    if (this.payments.has(ref)) return
    this.payments.set(ref, { status: 'open', amountFen, transactionId: `T${ref}`, paidAt: new Date(0) })
  }

  /** The shopper pays. */
  pay(ref: string, amountFen: number, paidAt = this.now()): void {
    this.payments.set(ref, { status: 'paid', amountFen, transactionId: `T${ref}`, paidAt })
  }

  find(ref: string): Payment {
    const payment = this.payments.get(ref)
    if (!payment) throw new Error(`the fake provider knows no ${ref}`)
    return payment
  }

  /** Takes a refund, once a reference; false when there is no such money. */
  refund(reference: string, refund: Refund): boolean {
    if (this.refunds.has(reference)) return true
    const paid = [...this.payments.values()].find(
      ({ transactionId }) => transactionId === refund.transactionId,
    )
    const before = [...this.refunds.values()].filter(
      ({ transactionId }) => transactionId === refund.transactionId,
    )
    const sum = before.reduce((total, { amountFen }) => total + amountFen, refund.amountFen)
    if (paid?.status !== 'paid' || sum > paid.amountFen) return false
    this.refunds.set(reference, refund)
    return true
  }

  /** What was sent back for a reference; null while it is under way. */
  moved(reference: string): Refund | null {
    return this.misbehaviour === 'refund under way' ? null : (this.refunds.get(reference) ?? null)
  }
}

export type FakeRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type FakeAnswer = { status?: number; headers?: Record<string, string>; body: string }

/** Serves a provider's language on this machine; faults and silence are the same in all of them. */
export async function serveFake(
  books: Books,
  answer: (request: FakeRequest) => FakeAnswer,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void textOf(request).then(async (body) => {
      if (books.misbehaviour === 'silence') return
      const { method = 'GET', url: path = '/', headers } = request
      const asked = { method, path, headers, body }
      await books.pause?.('asked', asked)
      const given = answer(asked)
      await books.pause?.('done', asked)
      response.writeHead(books.misbehaviour === 'fault' ? 500 : (given.status ?? 200), given.headers)
      response.end(given.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Keys that nobody else has: a third of a second. */
export const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

const newSet = () => ({ own: newKeys(), next: newKeys(), foreign: newKeys(), store: newKeys() })

/** Made once for all tests of a process: it takes a second. */
let made: ReturnType<typeof newSet> | undefined

/** The keys of a provider, of the one it changes to, of a stranger, and of the store. */
export function fakeKeys() {
  const keys = (made ??= newSet())
  /** Who signs what the provider answers. */
  const signerOf = ({ misbehaviour }: Books) => (misbehaviour === 'foreign key' ? keys.foreign : keys.own)
  return { ...keys, signerOf }
}

/** A key as the provider's tools give it out. */
export function base64Of(keys: ReturnType<typeof newKeys>, part: 'public' | 'private'): string {
  const { publicKey, privateKey } = keys
  if (part === 'public') return publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}
