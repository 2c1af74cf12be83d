import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { opsReturnCalls } from '@/contract/calls/ops/returns'
import { payments } from '@/server/db/schema/purchase/payments'
import { refunds } from '@/server/db/schema/purchase/refunds'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { dataOf } from '@/server/testing/checkout'
import type { FakeRequest, Moment } from '@/server/testing/payments/fake-provider'
import type { ApiProcess } from './support/api-process'
import { sharedStore } from './support/shared-store'

/** The test looks into the database while the program is killed: the embedded one belongs to the program alone. */
const serverUrl = process.env.TEST_DATABASE_URL

type Store = Awaited<ReturnType<typeof sharedStore>>
type Returned = Awaited<ReturnType<Store['aReceivedReturn']>>
/** Brings the program to a step it cannot go beyond; answers what it waits for, where that is a row. */
type Reach = (returned: Returned) => Promise<Client | null>

describe.skipIf(!serverUrl)('[B10] kill -9 of the API between two steps of a refund', () => {
  let store: Store
  let observer: Client
  let stockBefore: number | undefined
  const killed = new Map<string, Returned>()

  const steps: Record<string, Reach> = {
    'before it is asked for': async (returned) => {
      const held = await hold('orders', returned)
      await isStandingStill()
      return held
    },
    'before the provider takes it': (returned) => hangAt('asked', isRefundOf(returned)),
    'before the provider’s answer is read': (returned) => hangAt('done', isRefundOf(returned)),
    'before the provider says what became of it': (returned) => {
      store.fake.books.misbehaviour = 'refund under way'
      return hangAt('asked', isQuestionAbout(returned))
    },
    'before it is noted as done': (returned) => standBefore('payments', returned),
    'before return and order are closed': (returned) => standBefore('orders', returned),
  }

  beforeAll(async () => {
    store = await sharedStore(serverUrl ?? '')
    observer = await connect()
    for (const step of Object.keys(steps)) killed.set(step, await store.aReceivedReturn())
    stockBefore = await stock()
    let program = await store.start()
    for (const [step, returned] of killed) program = await killAt(program, steps[step]!, returned)
  }, 300_000)
  afterAll(async () => {
    await observer.end()
    await store.close()
  })

  /** The operator's press, the kill, a new start, and the press again: no answer was read. */
  async function killAt(program: ApiProcess, reach: Reach, returned: Returned): Promise<ApiProcess> {
    const press = (at: ApiProcess) =>
      store.operatorAt(at)(opsReturnCalls.opsRefundReturn, { params: { id: returned.id }, body: {} })
    const reached = reach(returned)
    const answer = press(program).catch(() => 'none')
    const held = await reached

    await program.kill()
    if ((await answer) !== 'none') throw new Error('the program was past the step')
    store.fake.books.pause = null
    store.fake.books.misbehaviour = null
    await held?.end()

    const next = await store.start()
    await press(next).catch(() => undefined)
    return next
  }

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: store.databaseUrl })
    await client.connect()
    return client
  }

  const stock = async () => (await stockOf(store.shop.deps.db, [store.sku])).get(store.sku)
  const isRefundOf =
    ({ ref }: Returned) =>
    ({ method, body }: FakeRequest) =>
      method === 'POST' && body.includes(`"T${ref}"`) && body.includes('out_refund_no')
  const isQuestionAbout =
    ({ ref }: Returned) =>
    ({ method, path }: FakeRequest) =>
      method === 'GET' &&
      [...store.fake.books.refunds].some(
        ([reference, { transactionId }]) => transactionId === `T${ref}` && path.endsWith(reference),
      )

  /** Resolves when the provider is there; it then says nothing more. */
  function hangAt(at: Moment, isIt: (request: FakeRequest) => boolean): Promise<null> {
    return new Promise((reached) => {
      store.fake.books.pause = (moment, request) => {
        if (moment !== at || !isIt(request)) return Promise.resolve()
        reached(null)
        return new Promise(() => undefined)
      }
    })
  }

  /** Holds the row once the provider has done its part, and waits until the program comes to it. */
  async function standBefore(table: 'orders' | 'payments', returned: Returned): Promise<Client> {
    const isIt = isRefundOf(returned)
    const held = await new Promise<Client>((resolve) => {
      store.fake.books.pause = async (moment, request) => {
        if (moment === 'done' && isIt(request)) resolve(await hold(table, returned))
      }
    })
    await isStandingStill()
    return held
  }

  /** Holds a row, so that the program stands still before its next step. */
  async function hold(table: 'orders' | 'payments', { orderBn, ref }: Returned): Promise<Client> {
    const client = await connect()
    const [column, value] = table === 'orders' ? ['order_bn', orderBn] : ['provider_ref', ref]
    await client.query('begin')
    await client.query(`select id from ${table} where ${column} = $1 for update`, [value])
    return client
  }

  async function isStandingStill(): Promise<void> {
    const waiting = "datname = current_database() and wait_event_type = 'Lock'"
    const look = () => observer.query(`select 1 from pg_stat_activity where ${waiting}`)
    await vi.waitFor(async () => expect((await look()).rowCount).toBeGreaterThan(0), {
      interval: 20,
      timeout: 20_000,
    })
  }

  it.each(Object.keys(steps))(
    '%s: refunded exactly once after a new start',
    async (step) => {
      const { id, ref, customer, orderBn: orderNo } = killed.get(step)!
      const status = async () =>
        (await dataOf(store.shop.call('getReturn', { params: { id } }, customer))).status
      await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe('refunded')

      expect(store.sentBack(ref)).toEqual([{ transactionId: `T${ref}`, amountFen: store.priceFen }])
      const ledger = await store.shop.deps.db
        .select({ state: refunds.state, refundedFen: payments.refundedFen, status: payments.status })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(payments.providerRef, ref))
      expect(ledger).toEqual([{ state: 'done', refundedFen: store.priceFen, status: 'refunded' }])
      const order = await dataOf(store.shop.call('getOrder', { params: { orderNo } }, customer))
      expect(order.status).toBe('refunded')
      expect(await stock()).toBe(stockBefore)
    },
    90_000,
  )
})
