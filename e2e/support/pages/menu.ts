import { expect, type Page } from '@playwright/test'

/** The header's row of the menu, and the panel it opens. */
export class Menu {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens a page below `top` and waits until the menu has found it there. */
  async openPage(path: string, top: string) {
    await this.#page.goto(path)
    await expect(this.barLink(top)).toHaveAttribute('aria-current', 'true')
  }

  /** An entry of the header's row. Hidden on phones. */
  barLink(name: string) {
    return this.#page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true })
  }

  get phoneButton() {
    return this.#page.getByRole('button', { name: '打开菜单' })
  }

  get panel() {
    return this.#page.getByRole('dialog', { name: '菜单' })
  }

  /** The level a phone shows; none at the first. */
  get level() {
    return this.panel.getByRole('heading')
  }

  /** An entry that opens a level. */
  entry(name: string) {
    return this.panel.getByRole('button', { name, exact: true })
  }

  link(name: string | RegExp) {
    return this.panel.getByRole('link', { name })
  }

  get back() {
    return this.panel.getByRole('button', { name: '返回上一级' })
  }

  get close() {
    return this.panel.getByRole('button', { name: '关闭菜单' })
  }
}
