import type { Page } from '@playwright/test'

/** The cashier and what follows it. */
export class PaymentPages {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async openCashier(orderBn: string) {
    await this.#page.goto(`/checkout/cashier?order=${orderBn}`)
  }

  async openResult(orderBn: string) {
    await this.#page.goto(`/checkout/payment-result?order=${orderBn}`)
  }

  get cashier() {
    return this.#page.getByRole('heading', { name: '收银台', level: 1 })
  }

  get timeLeft() {
    return this.#page.getByRole('timer')
  }

  get pay() {
    return this.#page.getByRole('button', { name: '立即支付' })
  }

  /** A way to pay, to be chosen anew. */
  method(name: string) {
    return this.#page.getByRole('radio', { name })
  }

  get payAgain() {
    return this.#page.getByRole('link', { name: '重新支付' })
  }

  get viewOrder() {
    return this.#page.getByRole('link', { name: '查看订单' })
  }

  /** What the page says has become of the payment. */
  outcome(
    title:
      '支付成功' | '支付未成功' | '尚未收到付款' | '正在确认支付结果' | '订单已取消' | '暂时无法读取订单',
  ) {
    return this.#page.getByRole('heading', { name: title, level: 1 })
  }
}

export type SandboxOutcome = '支付成功' | '支付失败' | '放弃支付' | '延迟通知' | '重复通知' | '逾期到账'

/** The sandbox provider's own site. */
export class SandboxPayment {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get title() {
    return this.#page.getByRole('heading', { name: '沙箱支付' })
  }

  get status() {
    return this.#page.getByRole('status')
  }

  get back() {
    return this.#page.getByRole('link', { name: '返回商户' })
  }

  async let(outcome: SandboxOutcome) {
    await this.#page.getByRole('button', { name: outcome, exact: true }).click()
  }
}
