import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Cart } from '@/contract/calls/purchase/bag'
import type { InputOf } from '@/contract/calls/endpoint'
import type { Contract } from '@/contract/calls/contract'
import { sandboxPayments } from '../db/schema/purchase/payments'
import { transactionOf } from '../providers/payment/sandbox/sandbox-books'
import { sandboxKey, signNotice, type SandboxNotice } from '../providers/payment/sandbox/sandbox-notice'
import { aProduct, stockStore } from './demo-rows'
import type { Caller, TestApp } from './test-app'

type SaveOrderInput = InputOf<Contract['saveOrder']>['body']

export const anAddress = {
  firstname: '林晓',
  gender: 2,
  telephone: '13800000001',
  region: '上海市',
  region_id: '310000',
  city: '上海市',
  city_id: '310100',
  district: '静安区',
  district_id: '310106',
  street: '南京西路 1 号',
} as const

/** One bag of which there are `stock`, alone on the shelf. Answers what addCart takes. */
export async function onePiece(
  shop: TestApp,
  { sku = 'BG-9', stock = 1, priceFen = 1_000_00 } = {},
): Promise<string> {
  await stockStore(shop.deps.db, [
    { kind: 'category', id: 'handbags', urlKey: 'handbags', name: '手袋' },
    aProduct({ sku, url: sku.toLowerCase(), priceFen, children: [{ sku: `${sku}-U`, stock }] }),
  ])
  return `${sku}-U`
}

/** What a checkout page sends for the selected lines of a bag. */
export function anOrder(cart: Cart, more: Partial<SaveOrderInput> = {}): SaveOrderInput {
  return {
    idempotencyKey: randomUUID(),
    itemIds: cart.items.filter((item) => item.isSelected).map((item) => item.id),
    grandTotal: cart.total.grand,
    delivery: { type: 'address', address: anAddress },
    paymentMethod: 'alipay',
    ...more,
  }
}

/** The data of a call that has to succeed. */
export async function dataOf<D>(
  answer: Promise<{ code: 1; data: D } | { code: 0; error: string }>,
): Promise<D> {
  const given = await answer
  if (given.code === 0) throw new Error(given.error)
  return given.data
}

/** Puts a thing into the bag. */
export async function withBag(shop: TestApp, caller: Caller, productId: string, qty = 1): Promise<Cart> {
  const { cart } = await dataOf(shop.call('addCart', { body: { productId, qty } }, caller))
  return cart
}

/** Puts a thing into the bag and orders it. */
export async function order(shop: TestApp, caller: Caller, productId: string, qty = 1) {
  const cart = await withBag(shop, caller, productId, qty)
  return dataOf(shop.call('saveOrder', { body: anOrder(cart) }, caller))
}

type Twist = { paidAt?: Date; transactionId?: string; signedAmount?: number; amount?: number; sign?: string }

/** What the sandbox would say of an order's payment. `amount` and `sign` are forged upon what was signed. */
export async function aNotice(
  shop: TestApp,
  orderBn: string,
  { paidAt, transactionId, signedAmount, ...forgery }: Twist = {},
) {
  const [payment] = await shop.deps.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderBn, orderBn))
  const notice = {
    providerRef: payment!.id,
    orderBn,
    amountFen: signedAmount ?? payment!.amountFen,
    transactionId: transactionId ?? transactionOf(payment!.id),
    paidAt: paidAt ?? shop.clock.now(),
  }
  return { ...signNotice(sandboxKey(shop.deps.config.appSecret), notice), ...forgery }
}

/** Delivers a notification, as the provider would, and reads the answer as it would. */
export async function notify(shop: TestApp, body: SandboxNotice, provider = 'sandbox') {
  const response = await shop.app.request(`/rest/cn/V1/payment/notify/${provider}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const { status } = response
  const isAccepted = status === 200 && (await response.text()) === 'success'
  if (isAccepted) return { status, code: 1 as const, data: null }
  return { status, code: 0 as const, error: 'not accepted' }
}
