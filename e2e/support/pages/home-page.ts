import type { Page } from '@playwright/test'

/** The store's front door, and the header every page of the default layout has. */
export class HomePage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open() {
    await this.#page.goto('/')
  }

  /** The large picture's way into the brand. */
  get heroLink() {
    return this.#page.getByRole('link', { name: '探索手袋' }).first()
  }

  get bagButton() {
    return this.#page.getByRole('banner').getByRole('button', { name: '购物袋' })
  }

  get accountButton() {
    return this.#page.getByRole('banner').getByRole('button', { name: /登录\/注册|我的账户/ })
  }

  get menuButton() {
    return this.#page.getByRole('button', { name: '打开菜单' })
  }
}
