import type { Page } from '@playwright/test'

/** A piece turned on the page of its product. */
export class ViewerPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The button on the product's page. */
  get entry() {
    return this.#page.getByRole('button', { name: '三维查看' })
  }

  get dialog() {
    return this.#page.getByRole('dialog', { name: /^三维查看：/ })
  }

  get still() {
    return this.dialog.locator('picture')
  }

  /** The piece itself, once it is drawn. */
  get live() {
    return this.dialog.getByRole('img', { name: /方向键转动/ })
  }

  get retry() {
    return this.dialog.getByRole('button', { name: '重新载入' })
  }

  get close() {
    return this.dialog.getByRole('button', { name: '关闭' })
  }
}
