import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '@/server/db/schema/customer/messages'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { heldOpen, openTestDatabase } from '@/server/testing/test-database'
import type { Database } from '@/server/db/connection/open'
import { enqueueMessage, enqueueMessages } from './messages.service'
import { sendMessagesJob } from './send-messages'

const NOON = '2026-03-01T12:00:00+08:00'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let database: Database
let shop: TestApp
let rival: TestApp
let customer: Caller
let events = 0

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const shared = heldOpen(database)
  shop = await createTestApp({ database: shared, now: NOON })
  rival = await createTestApp({ database: shared, now: NOON })
  customer = await shop.asCustomer({ mobile: `1350000${String(5000 + events)}` })
  await shop.deps.db.delete(messages)
  return async () => {
    await shop.close()
    await rival.close()
  }
})

const aMessage = () => ({
  eventKey: `order_placed:OR${events++}`,
  kind: 'order_placed' as const,
  to: { customerId: customer.customerId! },
  parameters: { orderNo: 'OR1' },
})
const enqueue = (message = aMessage()) => enqueueMessage(shop.deps.db, message, shop.clock.now())
const send = (app = shop) => sendMessagesJob(app.deps).run()
const delivered = (app = shop) => app.outbox('messages')
const status = async () => (await shop.deps.db.select().from(messages)).map((row) => row.status)

describe('messages', () => {
  it('go to the mobile of the customer, once, however often the event is told', async () => {
    const message = aMessage()
    await enqueue(message)
    await send()
    await enqueue(message)
    await send()

    expect(delivered()).toMatchObject([
      { mobile: `1350000${4999 + events}`, kind: 'order_placed', text: expect.stringContaining('OR1') },
    ])
  })

  it('are not there when the transaction of their event fails', async () => {
    const failing = shop.deps.db.transaction(async (tx) => {
      await enqueueMessage(tx, aMessage(), shop.clock.now())
      throw new Error('no event')
    })

    await expect(failing).rejects.toThrow('no event')
    expect(await status()).toEqual([])
  })

  it.each(['13800000009', 'reader@example.com'])('reach %s, who is no customer', async (contact) => {
    await enqueueMessage(
      shop.deps.db,
      {
        eventKey: `arrival:${events++}`,
        kind: 'arrival_notice',
        to: { contact },
        parameters: { name: '拾光托特包' },
      },
      shop.clock.now(),
    )
    await send()

    const [line] = delivered()
    expect(line!.mobile ?? line!.email).toBe(contact)
    expect(line!.text).toContain('拾光托特包')
  })

  it('wait at night until the morning in mainland China', async () => {
    shop.clock.advance(10 * HOUR_MS)
    await enqueue()
    await send()
    expect(delivered()).toEqual([])

    shop.clock.advance(10 * HOUR_MS)
    await send()

    expect(delivered()).toHaveLength(1)
  })

  it('are withheld from who does not want to hear of their orders', async () => {
    await enqueue()
    await shop.call('saveMessageSettings', { body: { hasOrderMessages: false } }, customer)
    await send()

    expect([delivered(), await status()]).toEqual([[], ['withheld']])
  })

  it('are sent by one of two instances', async () => {
    const many = Array.from({ length: 30 }, aMessage)
    await enqueueMessages(shop.deps.db, many, shop.clock.now())

    await Promise.all([send(shop), send(rival), send(shop), send(rival)])

    expect(delivered(shop).length + delivered(rival).length).toBe(30)
    expect(new Set(await status())).toEqual(new Set(['sent']))
  })

  it('of a busy hour are on their way together, each once, in as many batches as it takes', async () => {
    const many = Array.from({ length: 60 }, aMessage)
    await enqueueMessages(shop.deps.db, many, shop.clock.now())
    const asked: string[] = []
    let leave: (() => void)[] = []
    // A provider that answers nobody until twenty have asked.
    shop.deps.providers.sms.notify = ({ reference }) => {
      asked.push(reference)
      return new Promise((resolve) => {
        leave.push(resolve)
        if (leave.length < 20) return
        for (const answer of leave) answer()
        leave = []
      })
    }

    await send()

    expect([asked.length, new Set(asked).size]).toEqual([60, 60])
    expect(new Set(await status())).toEqual(new Set(['sent']))
  })

  it('are tried again after a failure, later each time, and given up after eight', async () => {
    await enqueue()
    let asked = 0
    shop.deps.log.level = 'silent'
    shop.deps.providers.sms.notify = async () => {
      asked += 1
      throw new Error('no answer')
    }
    for (let tries = 1; tries <= 8; tries += 1) {
      await send()
      await send()
      expect(asked).toBe(tries)
      shop.clock.advance(65 * MINUTE_MS)
    }
    await send()

    expect(await status()).toEqual(['failed'])
  })

  it('whose sender died are tried again once its claim is over, and still reach nobody twice', async () => {
    await enqueue()
    const [row] = await shop.deps.db.select().from(messages)
    await shop.deps.providers.sms.notify({
      ...row!,
      mobile: '13500005000',
      reference: row!.id,
      text: '',
      isRepeat: false,
    })
    const claimedUntil = new Date(shop.clock.now().getTime() + MINUTE_MS)
    await shop.deps.db.update(messages).set({ tries: 1, claimedUntil })

    await send()
    expect(await status()).toEqual(['due'])
    shop.clock.advance(MINUTE_MS)
    await send()

    expect(await status()).toEqual(['sent'])
    expect(delivered()).toHaveLength(1)
  })
})
