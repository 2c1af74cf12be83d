import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InvoiceRequest } from '@/contract/calls/purchase/invoices'
import { invoices } from '@/server/db/schema/purchase/invoices'
import { messages } from '@/server/db/schema/customer/messages'
import { orders } from '@/server/db/schema/purchase/orders'
import { aNotice, dataOf, notify, order } from '@/server/testing/checkout'
import { complete } from '@/server/testing/completed-order'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const PRICE = 1_280_000
const personal: InvoiceRequest = { type: 'personal', title: '林晓', email: 'lin@example.com' }
const company: InvoiceRequest = {
  type: 'company',
  title: '上海林间文化有限公司',
  taxNumber: '91310000MA1K45678X',
  email: 'books@example.com',
}

let shop: TestApp
let customer: Caller
let customers = 0
let orderNo: string

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    { kind: 'category', id: 'handbags', urlKey: 'handbags', name: '手袋' },
    aProduct({ sku: 'BG', priceFen: PRICE, children: [{ sku: 'BG-U', stock: 200 }] }),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1370000${5000 + customers++}` })
  orderNo = (await order(shop, customer, 'BG-U', 3)).orderBn
})

const params = () => ({ orderNo })
const pay = async () => dataOf(notify(shop, await aNotice(shop, orderNo)))
const read = (caller = customer) => shop.call('getInvoice', { params: params() }, caller)
const ask = (body: InvoiceRequest = personal, caller = customer) =>
  shop.call('requestInvoice', { params: params(), body }, caller)
const issue = () => shop.call('opsIssueInvoice', { params: params(), body: {} }, shop.operator)
const file = async (caller: Caller = customer) =>
  shop.app.request(`/rest/cn/V1/applet/orderInvoiceFile/${orderNo}`, {
    headers: await shop.headersOf(caller),
  })
const entries = async () => {
  const { entries: all } = await dataOf(shop.call('opsGetOrder', { params: params() }, shop.operator))
  return all.filter(({ from, to }) => from === to).map(({ actor, note }) => `${actor} ${note}`)
}
const contents = async () => {
  const rows = await shop.deps.db
    .select({ content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.orderBn, orderNo))
    .orderBy(invoices.issuedAt)
  return rows.map(({ content }) => content)
}
const setStatus = (status: typeof orders.$inferSelect.status) =>
  shop.deps.db.update(orders).set({ status }).where(eq(orders.orderBn, orderNo))

/** Pieces of the complete order that have come back, and their money with them. */
async function refund(qty: number, amount?: number): Promise<void> {
  const { items } = await dataOf(shop.call('getReturnOrder', { body: { orderNo } }, customer))
  const asked = [{ itemId: items[0]!.itemId, qty, reason: 'size' }]
  const body = { idempotencyKey: randomUUID(), orderNo, items: asked }
  const { id } = await dataOf(shop.call('createReturn', { body }, customer))
  await dataOf(shop.call('opsApproveReturn', { params: { id }, body: {} }, shop.operator))
  await dataOf(shop.call('opsReceiveReturn', { params: { id }, body: {} }, shop.operator))
  shop.clock.advance(1000)
  await dataOf(shop.call('opsRefundReturn', { params: { id }, body: { amount } }, shop.operator))
}

describe('[B09] POST applet/orderInvoice', () => {
  it('200 asks for an invoice over what was paid, and corrects what was asked for', async () => {
    await pay()
    expect(await dataOf(ask())).toMatchObject({
      invoiceStatus: 'applied',
      canRequest: true,
      amount: 3 * PRICE,
      request: personal,
      documents: [],
    })

    await dataOf(ask(company))

    expect(await dataOf(read())).toMatchObject({ invoiceStatus: 'applied', request: company })
    const { invoice } = await dataOf(shop.call('getOrder', { params: params() }, customer))
    expect(invoice).toEqual({ invoiceUrl: null, title: company.title, taxNumber: company.taxNumber })
  })

  it.each(['pending_payment', 'refunding', 'refunded', 'canceled'] as const)(
    'ORDER_STATE for an order that is %s',
    async (status) => {
      await setStatus(status)

      expect(await ask()).toMatchObject({ error: 'ORDER_STATE' })
      expect(await dataOf(read())).toMatchObject({ canRequest: false })
    },
  )

  it.each([
    [{ ...company, taxNumber: '123' }, 'taxNumber'],
    [{ ...company, title: '字'.repeat(101) }, 'title'],
    [{ ...personal, title: ' ' }, 'title'],
    [{ ...personal, email: 'lin' }, 'email'],
  ] as const)('400 for %j', async (body, field) => {
    await pay()

    const answer = await ask(body)

    expect(answer).toMatchObject({ status: 400 })
    expect(Object.keys(answer.code === 0 ? (answer.data?.validationResult ?? {}) : {})).toEqual([field])
  })

  it('keeps names and tax numbers where nobody reads them', async () => {
    await pay()
    await dataOf(ask(company))
    await dataOf(issue())

    const stored = JSON.stringify(
      await shop.deps.db.execute('select o.invoice, i.content from orders o, invoices i'),
    )

    expect(stored).not.toContain(company.title)
    expect(stored).not.toContain('91310000MA1K45678X')
  })
})

describe('[B09] POST ops orders/invoice', () => {
  it('200 issues once, with one row of history and one word to the address given for it', async () => {
    await pay()
    await dataOf(ask(company))

    expect(await dataOf(issue())).toMatchObject({ invoiceStatus: 'issued' })

    const { documents, invoiceUrl, canRequest } = await dataOf(read())
    expect(documents).toMatchObject([{ amount: 3 * PRICE, voidedAt: null }])
    expect({ invoiceUrl, canRequest }).toEqual({
      invoiceUrl: `/rest/cn/V1/applet/orderInvoiceFile/${orderNo}`,
      canRequest: false,
    })
    expect(await entries()).toEqual([`operator 发票 ${documents[0]!.invoiceNo} 已开具`])
    expect(await contents()).toMatchObject([
      {
        title: company.title,
        taxNumber: '91310000MA1K45678X',
        lines: [{ qty: 3, priceFen: PRICE, amountFen: 3 * PRICE }],
      },
    ])
    const told = await shop.deps.db.select().from(messages).where(eq(messages.kind, 'invoice_issued'))
    expect(told.filter(({ customerId }) => customerId === customer.customerId)).toMatchObject([
      { contact: company.email, parameters: { orderNo } },
    ])
  })

  it('one of two operators issues, the other is told why not', async () => {
    await pay()
    await dataOf(ask())

    const answers = await Promise.all([issue(), issue()])

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code === 0)).toMatchObject({
      error: 'ORDER_STATE',
      data: { validationResult: { status: expect.stringContaining('发票已开具') as string } },
    })
    expect(await entries()).toHaveLength(1)
  })

  it('a customer who corrects at the same moment is either heard or refused, never half', async () => {
    await pay()
    await dataOf(ask(personal))

    const [corrected] = await Promise.all([ask(company), issue()])

    const [content] = await contents()
    expect(content!.title).toBe(corrected.code === 1 ? company.title : personal.title)
    expect((await dataOf(read())).request).toMatchObject({ title: content!.title })
  })

  it('ORDER_STATE once it is issued, to the customer too', async () => {
    await pay()
    await dataOf(ask())
    await dataOf(issue())

    expect(await ask(company)).toMatchObject({ error: 'ORDER_STATE' })
  })

  it('ORDER_STATE when nobody asked, or money is on its way back', async () => {
    await pay()
    expect(await issue()).toMatchObject({
      data: { validationResult: { status: expect.stringContaining('未申请') as string } },
    })

    await dataOf(ask())
    await setStatus('refunding')
    expect(await issue()).toMatchObject({ error: 'ORDER_STATE' })
    expect(await entries()).toEqual([])
  })

  it('404 for no order, 401 for a customer', async () => {
    expect(await shop.call('opsIssueInvoice', { params: params(), body: {} }, customer)).toMatchObject({
      status: 401,
    })
    orderNo = 'OR26030100000000'
    expect(await issue()).toMatchObject({ status: 404 })
  })

  it('lists the orders that wait for one', async () => {
    const waiting = async () => {
      const { items } = await dataOf(shop.call('opsListInvoices', { body: {} }, shop.operator))
      return items.map(({ orderBn }) => orderBn).includes(orderNo)
    }
    await pay()
    expect(await waiting()).toBe(false)

    await dataOf(ask())
    expect(await waiting()).toBe(true)

    await dataOf(issue())
    expect(await waiting()).toBe(false)
  })
})

describe('[B09] when money goes back', () => {
  beforeEach(async () => {
    await complete(shop, orderNo)
    await dataOf(ask(company))
    await dataOf(issue())
  })

  it('the invoice is voided; the rest of the order is invoiced anew as it was asked for', async () => {
    await refund(1)

    const between = await dataOf(read())
    expect(between).toMatchObject({ invoiceStatus: 'applied', invoiceUrl: null, amount: 2 * PRICE })
    expect(between.documents[0]!.voidedAt).not.toBeNull()
    expect((await file()).status).toBe(404)
    expect((await entries()).at(-1)).toMatch(/^operator 发票 FP\w+ 已作废 · RT/)

    await dataOf(issue())
    expect(
      (await dataOf(read())).documents.map(({ amount, voidedAt }) => [amount, voidedAt === null]),
    ).toEqual([
      [2 * PRICE, true],
      [3 * PRICE, false],
    ])
    expect((await contents()).at(-1)!.lines).toMatchObject([{ qty: 2, amountFen: 2 * PRICE }])
  })

  it('counts no more while the provider has not taken the refund', async () => {
    const [provider] = shop.deps.providers.payment
    const asked = vi.spyOn(provider!, 'refund').mockRejectedValue(new Error('away'))

    await refund(1)

    expect(await dataOf(read())).toMatchObject({
      invoiceStatus: 'voided',
      invoiceUrl: null,
      canRequest: false,
    })
    expect(await issue()).toMatchObject({ error: 'ORDER_STATE' })
    asked.mockRestore()
  })

  it('what the house keeps of a piece is a line of its own', async () => {
    await refund(1, PRICE - 100_00)
    await dataOf(issue())

    const { lines } = (await contents()).at(-1)!
    expect(lines.map(({ name, amountFen }) => [name, amountFen]).at(-1)).toEqual(['退货差额', 100_00])
    expect((await dataOf(read())).documents[0]!.amount).toBe(2 * PRICE + 100_00)
  })

  it('nothing is invoiced of an order of which everything came back', async () => {
    await refund(1)
    await refund(2)

    expect(await dataOf(read())).toMatchObject({
      invoiceStatus: 'none',
      request: null,
      amount: 0,
      canRequest: false,
    })
  })

  it('all at once leaves a voided invoice', async () => {
    await refund(3)

    expect(await dataOf(read())).toMatchObject({ invoiceStatus: 'voided', amount: 0, canRequest: false })
  })
})

describe('[B09] GET applet/orderInvoiceFile', () => {
  it('200 hands the document to its owner, to be saved and kept by nobody on the way', async () => {
    await pay()
    await dataOf(ask(company))
    await dataOf(issue())
    const { documents } = await dataOf(read())

    const response = await file()

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${documents[0]!.invoiceNo}.pdf"; filename*=UTF-8''${encodeURIComponent(`奥蕾发票-${documents[0]!.invoiceNo}.pdf`)}`,
    })
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('404 before it is issued, 401 without a token', async () => {
    await pay()
    await dataOf(ask())

    expect((await file()).status).toBe(404)
    expect((await file({ visitor: 'nobody-here' })).status).toBe(401)
  })

  it('429 after thirty in an hour', async () => {
    await pay()
    await dataOf(ask())
    await dataOf(issue())
    const draw = vi
      .spyOn(shop.deps.providers.invoices, 'draw')
      .mockResolvedValue(new Uint8Array([37, 80, 68, 70]))

    const answers: number[] = []
    for (let times = 0; times < 31; times += 1) answers.push((await file()).status)

    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
    draw.mockRestore()
  })
})

it("[B09] 404 for somebody else's, exactly as for none", async () => {
  await pay()
  await dataOf(ask())
  await dataOf(issue())
  const stranger = await shop.asCustomer({ mobile: '13700008888' })

  expect((await read(stranger)).status).toBe(404)
  expect((await ask(company, stranger)).status).toBe(404)
  const [others] = [await file(stranger)]
  orderNo = 'OR26030100000000'
  const none = await file(stranger)
  expect([others.status, none.status]).toEqual([404, 404])
  const plain = async (answer: Response) => ({ ...((await answer.json()) as object), requestId: '' })
  expect(await plain(others)).toEqual(await plain(none))
})
