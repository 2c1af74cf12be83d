import type { Page } from '@playwright/test'
import { AddressFields } from './address-fields'

/** The addresses of a customer, and the form of one of them. */
export class AddressBook {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open() {
    await this.#page.goto('/addressbook')
  }

  get #main() {
    return this.#page.getByRole('main')
  }

  get empty() {
    return this.#main.getByRole('heading', { name: '您还没有保存地址' })
  }

  get error() {
    return this.#main.getByRole('alert').filter({ hasText: '暂时无法读取地址簿' })
  }

  get retry() {
    return this.#main.getByRole('button', { name: '重试' })
  }

  get waiting() {
    return this.#main.getByRole('status', { name: '正在读取地址簿' })
  }

  get add() {
    return this.#main.getByRole('link', { name: '新增地址' })
  }

  /** The addresses as they stand. */
  get entries() {
    return this.#main.getByRole('listitem').filter({ has: this.#page.getByRole('button', { name: /^删除/ }) })
  }

  /** The address of whoever, or whatever, is named. */
  entry(text: string) {
    const root = this.entries.filter({ hasText: text })
    return {
      root,
      edit: root.getByRole('link', { name: /^编辑/ }),
      remove: root.getByRole('button', { name: /^删除/ }),
      makeDefault: root.getByRole('button', { name: /^设为默认/ }),
    }
  }

  /** Asks before an address is removed. */
  get removal() {
    return this.#page.getByRole('dialog', { name: '删除地址' })
  }

  answer(name: '取消' | '删除') {
    return this.removal.getByRole('button', { name })
  }

  get form() {
    return this.#main.getByRole('form', { name: '收货地址' })
  }

  get fields() {
    return new AddressFields(this.form)
  }

  get isDefault() {
    return this.form.getByRole('checkbox', { name: '设为默认收货地址' })
  }

  get save() {
    return this.form.getByRole('button', { name: '保存' })
  }

  get refusal() {
    return this.form.getByRole('alert')
  }
}
