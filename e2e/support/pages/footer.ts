import type { Page } from '@playwright/test'

/** The foot of every page of the default layout, and the form that is also on `/newsletter`. */
export class Footer {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get root() {
    return this.#page.getByRole('contentinfo')
  }

  /** Customer service, refunds rules, packing. */
  get service() {
    return this.root.getByRole('region', { name: '服务' })
  }

  /** On phones a column unfolds by its title. */
  columnTitle(name: string) {
    return this.root.locator('summary', { hasText: name })
  }

  link(name: string) {
    return this.root.getByRole('link', { name, exact: true })
  }

  get regionButton() {
    return this.root.getByRole('button', { name: '中国大陆 | CH' })
  }
}

/** The form that subscribes to the letters of the brand. */
export class NewsletterForm {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open() {
    await this.#page.goto('/newsletter')
  }

  get root() {
    return this.#page.getByRole('form', { name: '邮件订阅' })
  }

  get email() {
    return this.root.getByRole('textbox', { name: '电子邮箱' })
  }

  get policy() {
    return this.root.getByRole('checkbox', { name: /隐私政策/ })
  }

  get subscribe() {
    return this.root.getByRole('button', { name: '订阅' })
  }

  get thanks() {
    return this.root.getByRole('status')
  }

  get refusal() {
    return this.root.getByRole('alert')
  }
}
