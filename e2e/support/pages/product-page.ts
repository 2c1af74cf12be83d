import type { Page } from '@playwright/test'
import type { Piece } from '../products'

/** The page of one product. */
export class ProductPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open({ url }: Pick<Piece, 'url'>) {
    await this.#page.goto(`/${url}`)
  }

  get name() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  option(group: string, name: string) {
    return this.#page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
  }

  async choose({ choice }: Pick<Piece, 'choice'>) {
    for (const [group, name] of Object.entries(choice)) await this.option(group, name).check()
  }

  get addButton() {
    return this.#page.getByRole('main').getByRole('button', { name: '加入购物袋' }).first()
  }

  get buyNowButton() {
    return this.#page.getByRole('button', { name: '立即购买' })
  }

  get refusal() {
    return this.#page.getByRole('main').getByRole('alert')
  }
}
