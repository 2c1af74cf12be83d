import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { dataOf, withBag as bagWith } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { findCustomer } from '../../customer/customer.service'
import { logIn } from '../../login/log-in'
import { addToBag } from './add-to-bag'
import { removeLines, select, selectLines, setQty } from './change-bag'
import { withBag } from './with-bag'

const PERFUME = 'PF-0301-50'
const perfume = { productId: PERFUME, qty: 1, options: {} }

let shop: TestApp
let guest: Caller
let customer: Caller
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
  await shop.deps.db.update(inventory).set({ stock: 90 }).where(eq(inventory.sku, PERFUME))
})
afterAll(() => shop.close())
beforeEach(async () => {
  guest = await shop.asGuest()
  customer = await shop.asCustomer({ mobile: `1380000200${customers++}` })
})

const owner = () => ({ guestId: guest.guestId! })
/** The guest's browser logs in as the customer. */
const guestLogsIn = () =>
  shop.deps.db.transaction(async (tx) =>
    logIn({ ...shop.deps, db: tx }, await findCustomer(tx, customer.customerId!), {
      kind: 'guest',
      sessionId: guest.guestId!,
      guestId: guest.guestId!,
    }),
  )
const add = () => addToBag(shop.deps.db, owner(), { things: [perfume], isAlone: false })
const bag = () => dataOf(shop.call('getCart', { body: {} }, customer))

describe('a guest’s change that was let in before they logged in', () => {
  it('UNAUTHORIZED when it comes after, also where there was no bag to join', async () => {
    await guestLogsIn()

    await expect(add()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('UNAUTHORIZED for every other change too, and the joined bag stays as it is', async () => {
    const { items } = await bagWith(shop, guest, PERFUME, 2)
    const itemId = items[0]!.id
    await guestLogsIn()
    const joined = await bag()

    const { db } = shop.deps
    for (const change of [
      () => setQty(db, owner(), { itemId, qty: 9 }),
      () => removeLines(db, owner(), [itemId]),
      () => selectLines(db, owner(), []),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

    expect(await bag()).toEqual(joined)
  })

  it('is in the customer’s bag or refused, whichever comes first; never lost', async () => {
    const call = () => shop.call('addCart', { body: perfume }, guest)
    const addUntilRefused = async (): Promise<number> => {
      const answer = await call()
      if (answer.code === 1) return 1 + (await addUntilRefused())
      expect(answer).toMatchObject({ status: 401, error: 'UNAUTHORIZED' })
      return 0
    }
    await call()

    const [taken] = await Promise.all([
      Promise.all([addUntilRefused(), addUntilRefused(), addUntilRefused()]),
      call().then(guestLogsIn),
    ])

    const { cartCount } = await bag()
    expect(cartCount).toBe(2 + taken.reduce((sum, qty) => sum + qty, 0))
  })
})

describe('a change that others always come before', () => {
  it('holds the bag at last, and comes through in bounded time with all of theirs', async () => {
    await add()
    let tries = 0
    const late: Promise<unknown>[] = []

    const cart = await withBag(shop.deps.db, owner(), async () => {
      tries += 1
      const rival = add()
      if (tries <= 3) await rival
      else late.push(rival)
      return { change: ({ lines }) => lines.map((offered) => select(offered, false)) }
    })
    await Promise.all(late)

    expect(tries).toBe(4)
    expect(cart.items).toMatchObject([{ qty: 4, isSelected: false }])
    const { items } = await dataOf(shop.call('getCart', { body: {} }, guest))
    expect(items).toMatchObject([{ qty: 5 }])
  })
})
