import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '@/server/db/client'
import type { Database } from '@/server/db/connection/open'
import { arrivalNotices } from '@/server/db/schema/customer/interests'
import { messages } from '@/server/db/schema/customer/messages'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { heldOpen, openTestDatabase } from '@/server/testing/test-database'
import { returnStock, setStock } from '../inventory/inventory.service'
import { arrivalsJob } from './announce-arrivals'

const NOON = '2026-03-01T12:00:00+08:00'
const sku = 'BG-0101-IVORY'

let database: Database
let shop: TestApp
let rival: TestApp

beforeAll(async () => {
  database = await openTestDatabase()
  const shared = heldOpen(database)
  shop = await createTestApp({ database: shared, now: NOON })
  rival = await createTestApp({ database: shared, now: NOON })
  await stockStore(database.db)
})
afterAll(async () => {
  await shop.close()
  await rival.close()
  await database.close()
})
beforeEach(async () => {
  await database.db.delete(arrivalNotices)
  await database.db.delete(messages)
  await setStock(database.db, { sku, stock: 0 })
})

async function ask(wanted: string, mobile: string) {
  await shop.call('createArrivalNotice', { body: { sku: wanted, mobile } }, await shop.asGuest())
}
const announce = (app = shop) => arrivalsJob(app.deps).run()
const told = async () => (await database.db.select().from(messages)).map(({ contact }) => contact).sort()
const waiting = () => database.db.$count(arrivalNotices)

describe('[P11] when what was waited for can be bought', () => {
  it('each is told once, by its name, and waits no more', async () => {
    await ask(sku, '13800000001')
    await ask('BG-0101-IVORY', '13800000002')
    await announce()
    expect(await told()).toEqual([])

    await setStock(database.db, { sku, stock: 2 })
    await announce()
    await announce()

    expect(await told()).toEqual(['13800000001', '13800000002'])
    expect(await waiting()).toBe(0)
    const [message] = await database.db.select().from(messages)
    expect(message).toMatchObject({ kind: 'arrival_notice', parameters: { name: '晨曦托特包' } })
  })

  it('who asks again after it sold out again is told again', async () => {
    await ask(sku, '13800000001')
    await setStock(database.db, { sku, stock: 1 })
    await announce()
    await setStock(database.db, { sku, stock: 0 })
    await ask(sku, '13800000001')
    await database.db.transaction((tx) => returnStock(tx, [{ sku, qty: 1 }]))
    await announce()

    expect(await told()).toEqual(['13800000001', '13800000001'])
  })

  it('two APIs at once tell everybody, and nobody twice', async () => {
    const mobiles = Array.from({ length: 12 }, (_, n) => `138000001${String(n).padStart(2, '0')}`)
    for (const mobile of mobiles) await ask(sku, mobile)
    await setStock(database.db, { sku, stock: 1 })

    await Promise.all([announce(), announce(rival), announce(), announce(rival)])

    expect(await told()).toEqual(mobiles)
    expect(await waiting()).toBe(0)
  })

  it('an instance that stops between telling and forgetting has done neither', async () => {
    await ask(sku, '13800000001')
    await setStock(database.db, { sku, stock: 1 })

    await expect(arrivalsJob({ ...shop.deps, db: stoppingBeforeCommit(database.db) }).run()).rejects.toThrow(
      'stopped',
    )
    expect([await told(), await waiting()]).toEqual([[], 1])
    await announce(rival)

    expect([await told(), await waiting()]).toEqual([['13800000001'], 0])
  })

  it('the message of a notice that was told is never written again', async () => {
    await ask(sku, '13800000001')
    await setStock(database.db, { sku, stock: 1 })
    const [notice] = await database.db.select().from(arrivalNotices)
    await announce()
    await database.db.insert(arrivalNotices).values({ ...notice!, contactHash: '13800000001' })
    await announce()

    expect(await told()).toEqual(['13800000001'])
  })

  it('a product to come is told of when an import opens it', async () => {
    await stockStore(database.db, [aProduct({ sku: 'SOON', isComingSoon: true })])
    await ask('SOON', '13800000001')
    await announce()
    expect(await told()).toEqual([])

    await stockStore(database.db, [aProduct({ sku: 'SOON', isComingSoon: false })])
    await announce()

    expect(await told()).toEqual(['13800000001'])
  })

  it('what left the store is waited for on', async () => {
    await stockStore(database.db, [aProduct({ sku: 'LEFT', isComingSoon: true })])
    await ask('LEFT', '13800000001')
    await stockStore(database.db, [aProduct({ sku: 'LEFT', status: false })])

    await announce()

    expect([await told(), await waiting()]).toEqual([[], 1])
  })
})

/** A database whose transactions do their work and are lost before they are kept. */
function stoppingBeforeCommit(db: Db): Db {
  const transaction: Db['transaction'] = (work) =>
    db.transaction(async (tx) => {
      await work(tx)
      throw new Error('stopped')
    })
  return Object.assign(Object.create(db) as Db, { transaction })
}
