import type { Page } from '@playwright/test'

/** The way in by the chat app, and the sandbox that stands in for it. */
export class ChatApp {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** In the login drawer: a code to scan on a desktop, its own page inside the chat app. */
  get entry() {
    return this.#page.getByRole('dialog').getByRole('button', { name: /^微信(扫码|授权)登录$/ })
  }

  /** What the login drawer says of a try that was no login. */
  get error() {
    return this.#page.getByRole('dialog').getByRole('alert')
  }

  get title() {
    return this.#page.getByRole('heading', { name: '沙箱微信授权' })
  }

  get #person() {
    return this.#page.getByRole('textbox', { name: '以谁的身份授权' })
  }

  async agreeAs(person: string) {
    await this.#person.fill(person)
    await this.#page.getByRole('button', { name: '同意授权' }).click()
  }

  async refuse() {
    await this.#page.getByRole('button', { name: '拒绝' }).click()
  }

  /** Agrees as `agreeAs` does, but only notes the address the browser would be sent back to. */
  async callbackAs(person: string): Promise<string> {
    await this.title.waitFor()
    const form = Object.fromEntries(new URL(this.#page.url()).searchParams)
    const response = await this.#page.request.post('/rest/sandbox/chat-app/authorize', {
      form: { ...form, answer: 'yes', open_id: person },
      maxRedirects: 0,
    })
    return response.headers().location ?? ''
  }

  /** In the drawer's or page's place when there is nothing (any more) to bind a mobile with. */
  get over() {
    return this.#page.getByRole('alert').filter({ hasText: '授权已失效' })
  }

  get again() {
    return this.#page.getByRole('button', { name: '重新登录' })
  }
}
