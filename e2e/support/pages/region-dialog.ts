import type { Page } from '@playwright/test'

/** Where the shopper is, and in which language. */
export class RegionDialog {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get root() {
    return this.#page.getByRole('dialog', { name: '请选择您的国家/地区' })
  }

  continent(name: string) {
    return this.root.locator('summary', { hasText: name })
  }

  country(name: string) {
    return this.root.getByRole('radio', { name: new RegExp(`^${name}`) })
  }

  language(name: string) {
    return this.root.getByRole('group', { name: '语言' }).getByRole('radio', { name: new RegExp(`^${name}`) })
  }

  get change() {
    return this.root.getByRole('button', { name: '更改位置' })
  }
}
