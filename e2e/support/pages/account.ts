import type { Page } from '@playwright/test'

/** What stands around every page of the account. */
export class Account {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #navigation() {
    return this.#page.getByRole('navigation', { name: '账户导航' })
  }

  /** The entry of the page that is open. */
  get current() {
    return this.#navigation.locator('[aria-current="page"]')
  }

  entry(name: string) {
    return this.#navigation.getByRole('link', { name })
  }

  get logOut() {
    return this.#navigation.getByRole('button', { name: '退出登录' })
  }

  get error() {
    return this.#page.getByRole('complementary', { name: '我的账户' }).getByRole('alert')
  }
}
