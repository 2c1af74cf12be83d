import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { orderLines, orders } from '@/server/db/schema/purchase/orders'
import { payments, surplusPayments } from '@/server/db/schema/purchase/payments'
import { refunds } from '@/server/db/schema/purchase/refunds'
import { ApiError } from '@/server/http/answer/api-error'
import { cancelUnpaid } from '@/server/modules/orders/payment/expire-order'
import { settlePayment } from '@/server/modules/orders/payment/settle-payment'
import type { Payment } from '@/server/modules/payments/payments.service'
import { askRefund } from '@/server/modules/payments/refunds'
import { sendRefunds } from '@/server/modules/payments/send-refunds'
import type { PaymentProvider } from '@/server/providers/payment/payment-provider'
import { anAddress, onePiece } from '@/server/testing/checkout'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

/** Fewer where the database is embedded: it takes one call after the other, so that no two of them ever meet. */
const SEQUENCES = process.env.TEST_DATABASE_URL ? 2_000 : 500
const MOST_STEPS = 12
/** Sequences that go on at once: what one asks for, another may send. */
const LANES = 4
const PRICE = 100_00
const STOCK = 5_000

let shop: TestApp
let sku: string

beforeAll(async () => {
  shop = await createTestApp()
  sku = await onePiece(shop, { stock: STOCK })
})
afterAll(() => shop.close())

/** Numbers from 0 to 1, the same at every run. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Opened = { order: typeof orders.$inferSelect; payment: Payment }

/** Unpaid orders of one piece each, whose payments the provider has opened. */
async function unpaidOrders(count: number): Promise<Opened[]> {
  const now = shop.clock.now()
  const { db } = shop.deps
  const placed = await db
    .insert(orders)
    .values(
      Array.from({ length: count }, (_, n) => ({
        orderBn: `OR${n}`,
        idempotencyKey: crypto.randomUUID(),
        requestHash: 'hash',
        status: 'pending_payment' as const,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 1_800_000),
        subtotalFen: PRICE,
        shippingFen: 0,
        grandTotalFen: PRICE,
        paymentMethod: 'alipay' as const,
        delivery: { type: 'address' as const, address: anAddress },
        invoiceStatus: 'none' as const,
      })),
    )
    .returning()
  await db.insert(orderLines).values(
    placed.map(({ id: orderId }) => ({
      orderId,
      position: 0,
      sku,
      name: '手袋',
      nameEn: 'Bag',
      celLine: '',
      url: 'bag',
      image: { name: 'bag', alt: '' },
      qty: 1,
      priceFen: PRICE,
      attributes: [],
      isPreOrder: false,
      isBundle: false,
      bundleChildren: [],
      parts: [{ sku, qty: 1 }],
    })),
  )
  await db
    .update(inventory)
    .set({ stock: sql`${inventory.stock} - ${count}` })
    .where(eq(inventory.sku, sku))
  const opened = await db
    .insert(payments)
    .values(
      placed.map(({ id, orderBn }) => ({
        orderId: id,
        provider: 'test',
        providerRef: orderBn,
        amountFen: PRICE,
        status: 'open' as const,
      })),
    )
    .returning()
  return placed.map((order) => ({ order, payment: opened.find(({ orderId }) => orderId === order.id)! }))
}

/** A provider that loses every fourth answer, before it moved the money or after; its books by reference. */
function forgetfulProvider(random: () => number) {
  const books = new Map<string, { transactionId: string; amountFen: number }>()
  const provider: PaymentProvider = {
    ...shop.deps.providers.payment[0]!,
    name: 'test',
    queryPayment: async () => null,
    closePayment: async () => undefined,
    refund: async ({ reference, transactionId, amountFen }) => {
      const luck = random()
      if (luck < 0.125) throw new Error('away')
      books.set(reference, { transactionId, amountFen })
      if (luck < 0.25) throw new Error('answer lost')
      return { providerRef: reference }
    },
  }
  return { books, provider }
}

it(`[B10] money that goes back is never more than was paid, and no stock is lost, in ${SEQUENCES} sequences of 1 to 12 steps`, async () => {
  const { books, provider } = forgetfulProvider(seeded(20261122))
  const deps = {
    ...shop.deps,
    log: pino({ level: 'silent' }),
    providers: { ...shop.deps.providers, payment: [provider] },
  }
  const now = shop.clock.now()

  const notice = ({ order, payment }: Opened, transactionId: string, paidAt = now) =>
    settlePayment(deps, payment, {
      providerRef: order.orderBn,
      orderBn: order.orderBn,
      amountFen: PRICE,
      transactionId,
      paidAt,
    })
  const steps: ((opened: Opened, random: () => number) => Promise<unknown>)[] = [
    (opened) => notice(opened, `first-${opened.order.orderBn}`),
    (opened) => notice(opened, `second-${opened.order.orderBn}`),
    (opened) => notice(opened, `late-${opened.order.orderBn}`, opened.order.expiresAt),
    ({ order }) =>
      cancelUnpaid(deps, order, {
        isDue: ({ status }) => status === 'pending_payment',
        cause: { at: now, actor: 'operator' },
      }),
    ({ payment }, random) => refundPart(payment, Math.ceil(random() * PRICE), Math.floor(random() * 4)),
    ({ payment }, random) => refundPart(payment, Math.ceil((random() * PRICE) / 8), Math.floor(random() * 4)),
    () => sendRefunds(deps),
  ]
  const all = await unpaidOrders(SEQUENCES)
  const runLane = async (_: unknown, lane: number) => {
    for (let n = lane; n < SEQUENCES; n += LANES) {
      const random = seeded(n)
      const length = 1 + Math.floor(random() * MOST_STEPS)
      for (let step = 0; step < length; step++)
        await steps[Math.floor(random() * steps.length)]!(all[n]!, random)
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane))
  while ((await deps.db.$count(refunds, eq(refunds.state, 'asked'))) > 0) await sendRefunds(deps)

  await expectBooksToAgree(books)
}, 600_000)

/** Asks for a part to go back as a return does, whether there is so much or not. */
async function refundPart({ id: paymentId }: Payment, amountFen: number, piece: number): Promise<void> {
  await shop.deps.db
    .transaction(async (tx) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
      if (!payment?.transactionId) return
      const { transactionId } = payment
      const askedAt = shop.clock.now()
      await askRefund(tx, {
        paymentId,
        transactionId,
        amountFen,
        reason: 'return',
        reasonId: `R${piece}`,
        askedAt,
      })
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'REFUND_ABOVE_PAID')) throw error
    })
}

async function expectBooksToAgree(books: Map<string, { transactionId: string; amountFen: number }>) {
  const { db } = shop.deps
  const sent = new Map<string, number>()
  for (const { transactionId, amountFen } of books.values())
    sent.set(transactionId, (sent.get(transactionId) ?? 0) + amountFen)
  const paid = [...(await db.select().from(payments)), ...(await db.select().from(surplusPayments))]
  const received = new Map(paid.map(({ transactionId, amountFen }) => [transactionId, amountFen]))
  const tooMuch = [...sent].filter(([transactionId, fen]) => fen > (received.get(transactionId) ?? 0))
  expect(tooMuch).toEqual([])

  const ledger = await db.select().from(refunds)
  expect(ledger.map(({ id }) => id).sort()).toEqual([...books.keys()].sort())
  const canceled = await db.$count(orders, eq(orders.status, 'canceled'))
  const kept = await db.$count(orders, eq(orders.status, 'paid'))
  const unpaid = await db.$count(orders, eq(orders.status, 'pending_payment'))
  expect([canceled > 0, kept > 0, ledger.length > 0]).toEqual([true, true, true])
  const [row] = await db.select().from(inventory).where(eq(inventory.sku, sku))
  expect(row?.stock).toBe(STOCK - kept - unpaid)
}
