import type { Page } from '@playwright/test'
import { AddressFields } from './address-fields'

/** Everything an order needs. */
export class CheckoutPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open() {
    await this.#page.goto('/checkout')
  }

  get form() {
    return this.#page.getByRole('form', { name: '结算' })
  }

  field(name: string) {
    return this.form.getByRole('textbox', { name, exact: true })
  }

  choice(name: string) {
    return this.form.getByRole('radio', { name })
  }

  /** A new address. */
  get address() {
    return new AddressFields(this.form)
  }

  async choosePickup({ store, name, mobile }: { store: string; name: string; mobile: string }) {
    await this.choice('门店自提').check()
    await this.choice(store).check()
    await this.field('提货人姓名').fill(name)
    await this.field('提货人手机号码').fill(mobile)
  }

  async askForInvoice({ title, email }: { title: string; email: string }) {
    await this.choice('个人').check()
    await this.field('发票抬头').fill(title)
    await this.field('电子邮箱').fill(email)
  }

  get giftBox() {
    return this.form.getByRole('checkbox', { name: /以礼盒包装/ })
  }

  async addGift(message: string) {
    await this.giftBox.check()
    await this.field('贺卡寄语（选填）').fill(message)
  }

  get summary() {
    return this.form.getByRole('region', { name: '订单摘要' })
  }

  get lines() {
    return this.summary.getByRole('listitem')
  }

  /** The way back to the bag. */
  get edit() {
    return this.summary.getByRole('link', { name: '修改' })
  }

  get placeOrder() {
    return this.form.getByRole('button', { name: '提交订单' })
  }

  get refusal() {
    return this.form.getByRole('alert')
  }
}
