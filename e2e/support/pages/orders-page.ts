import type { Page } from '@playwright/test'

/** The customer's orders, and one of them. */
export class OrdersPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open() {
    await this.#page.goto('/order')
  }

  async openOrder(orderBn: string) {
    await this.#page.goto(`/order?order=${orderBn}`)
  }

  /** The orders in the list. */
  get orders() {
    return this.#page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { level: 2 }) })
  }

  order(orderBn: string) {
    return this.orders.filter({ hasText: orderBn })
  }

  /** The order that is open. */
  get detail() {
    return this.#page.getByRole('article')
  }

  get status() {
    return this.detail.getByRole('heading', { level: 1 })
  }

  /** A step on the way of the open order. */
  step(name: string) {
    return this.detail.getByRole('list', { name: '订单进度' }).getByRole('listitem').filter({ hasText: name })
  }

  get backToList() {
    return this.#page.getByRole('link', { name: '返回我的订单' })
  }
}
