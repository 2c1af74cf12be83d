import type { APIRequestContext } from '@playwright/test'
import type { SmsType } from '@/contract/calls/customer/customer'
import type { SaveOrder } from '@/contract/calls/purchase/checkout'
import { callAs } from './gateway'
import type { Outbox } from './outbox'
import { visitorOf } from './visitor'

export type PlacedOrder = { orderBn: string; payUrl: string; grandTotal: number }

/** Where arranged orders go. */
const delivery: SaveOrder['delivery'] = {
  type: 'address',
  address: {
    firstname: '林晚',
    gender: 2,
    telephone: '13900000000',
    region: '四川省',
    region_id: '510000',
    city: '成都市',
    city_id: '510100',
    district: '锦江区',
    district_id: '510104',
    street: '春熙路 1 号',
  },
}

/** What a shopper has done before a test begins, done without the screens. Shares its cookies with the browser. */
export class Shopper {
  readonly #request: APIRequestContext
  readonly #outbox: Outbox

  constructor(request: APIRequestContext, outbox: Outbox) {
    this.#request = request
    this.#outbox = outbox
  }

  /** Comes in as a guest. */
  async enter(): Promise<void> {
    await callAs(this.#request, 'createGuest')
  }

  /** Becomes a customer who has bought as a guest: mobile and code only. */
  async registerQuickly(mobile: string): Promise<void> {
    const proof = await this.#proof(mobile, 'guest_register')
    // With the version, so that entering the checkout does not ask for consent first.
    const customerVersion = await this.policyVersion()
    await callAs(this.#request, 'createCustomer', {
      body: { ...proof, register_type: 1, isAgreeAgreement: 1, customerVersion },
    })
  }

  /** Becomes a customer with a name and a password, who agreed to the policy in force or to a former version of it. */
  async register(
    mobile: string,
    password: string,
    { customerVersion }: { customerVersion?: string } = {},
  ): Promise<void> {
    const proof = await this.#proof(mobile, 'register')
    const encoded = Buffer.from(password).toString('base64')
    await callAs(this.#request, 'createCustomer', {
      body: {
        ...proof,
        appellation: 2,
        lastname: '林',
        firstname: '晚',
        password: encoded,
        passwordConfirm: encoded,
        residence: 'CHN',
        nationality: 'CHN',
        isAgreeAgreement: 1,
        cgi: 1,
        isSendInfoAbroad: 1,
        ...(customerVersion !== undefined && { customerVersion }),
      },
    })
  }

  /** The version of the privacy policy in force. */
  async policyVersion(): Promise<string> {
    const params = { identifier: 'privacy-policy' }
    const { content } = await callAs(this.#request, 'getCmsBlock', { params })
    if (typeof content.customerVersion !== 'string') throw new Error('The privacy policy names no version')
    return content.customerVersion
  }

  /** Puts so many pieces of a sku into the bag. */
  async add(sku: string, qty = 1): Promise<void> {
    await callAs(this.#request, 'addCart', {
      body: { productId: sku, qty, options: {}, quickPurchase: false, quickLogin: false },
    })
  }

  /** Puts a product on the wishlist, by any of its skus. */
  async wish(sku: string): Promise<void> {
    await callAs(this.#request, 'addWish', { params: { sku } })
  }

  /** The parent skus on the wishlist, newest first. */
  wishes(): Promise<string[]> {
    return callAs(this.#request, 'listWishSkus')
  }

  /** Orders what is selected in the bag; it is not paid yet. */
  async placeOrder(): Promise<PlacedOrder> {
    const { items, total } = await callAs(this.#request, 'getCart', { body: {} })
    return callAs(this.#request, 'saveOrder', {
      body: {
        idempotencyKey: crypto.randomUUID(),
        itemIds: items.filter(({ isSelected }) => isSelected).map(({ id }) => id),
        grandTotal: total.grand,
        delivery,
        paymentMethod: 'wechatpay',
      },
    })
  }

  async pay({ payUrl }: PlacedOrder): Promise<void> {
    await this.#request.post(`${payUrl}/success`, { maxRedirects: 0 })
  }

  /** The orders the customer has, newest first, with their states. */
  async orders(): Promise<{ orderBn: string; status: string }[]> {
    const { items } = await callAs(this.#request, 'listOrders', { body: { page: 1, pageSize: 20 } })
    return items.map(({ orderBn, status }) => ({ orderBn, status }))
  }

  async #proof(mobile: string, type: SmsType) {
    await callAs(this.#request, 'refreshCaptcha', { body: { type } })
    const captcha = await this.#outbox.latestCaptcha(await visitorOf(this.#request), type)
    await callAs(this.#request, 'sendSms', { body: { mobile, type, captcha } })
    return { mobile, verifyCode: await this.#outbox.latestSms(mobile, type) }
  }
}
