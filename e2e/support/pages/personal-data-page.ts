import type { Page } from '@playwright/test'

/** The customer's own data: profile, password, consents, export, the end of the account. */
export class PersonalDataPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open() {
    await this.#page.goto('/account/personal-data')
  }

  section(name: '基本资料' | '登录密码' | '同意与授权' | '我的数据') {
    return this.#page.getByRole('region', { name })
  }

  button(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name, exact: true })
  }

  field(name: string) {
    return this.#page.getByRole('main').getByLabel(name, { exact: true })
  }

  /** How one box stands. */
  consent(title: string) {
    return this.section('同意与授权')
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { name: title }) })
      .getByRole('status')
  }

  get history() {
    return this.section('同意与授权').getByRole('table')
  }

  get deletion() {
    return this.#page.getByRole('dialog', { name: '注销账户' })
  }
}

/** The drawer that asks to agree to a new policy. */
export class ConsentDrawer {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get root() {
    return this.#page.getByRole('dialog', { name: '隐私政策已更新' })
  }

  get boxes() {
    return this.root.getByRole('checkbox')
  }

  box(name: RegExp) {
    return this.root.getByRole('checkbox', { name })
  }

  get agree() {
    return this.root.getByRole('button', { name: '同意并继续' })
  }

  /** Agrees to what is needed, and to no more. */
  async accept() {
    await this.box(/销售条款与隐私政策/).check()
    await this.agree.click()
    await this.root.waitFor({ state: 'hidden' })
  }
}
