import type { Page } from '@playwright/test'

export const chengdu = {
  name: '林晚',
  mobile: '13900000001',
  region: '四川省',
  city: '成都市',
  district: '锦江区',
  street: '春熙路 8 号 1201 室',
}

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

  place(level: '省份' | '城市' | '区县') {
    return this.form.getByRole('combobox', { name: level })
  }

  async fillAddress({ name, mobile, region, city, district, street } = chengdu) {
    await this.field('收货人姓名').fill(name)
    await this.field('手机号码').fill(mobile)
    await this.place('省份').selectOption(region)
    await this.place('城市').selectOption(city)
    await this.place('区县').selectOption(district)
    await this.field('详细地址').fill(street)
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

  async addGift(message: string) {
    await this.form.getByRole('checkbox', { name: /以礼盒包装/ }).check()
    await this.field('贺卡寄语（选填）').fill(message)
  }

  get summary() {
    return this.form.getByRole('region', { name: '订单摘要' })
  }

  get lines() {
    return this.summary.getByRole('listitem')
  }

  get placeOrder() {
    return this.form.getByRole('button', { name: '提交订单' })
  }

  get refusal() {
    return this.form.getByRole('alert')
  }
}
