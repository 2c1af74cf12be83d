import type { Locator, Page } from '@playwright/test'
import type { Piece } from '../products'

/** One line of the bag, in the drawer or on the page. */
class BagLine {
  readonly root: Locator

  constructor(root: Locator) {
    this.root = root
  }

  get quantity() {
    return this.root.getByRole('group').getByRole('status')
  }

  get more() {
    return this.root.getByRole('button', { name: '增加数量' })
  }

  get less() {
    return this.root.getByRole('button', { name: '减少数量' })
  }

  get remove() {
    return this.root.getByRole('button', { name: '删除' })
  }

  get selection() {
    return this.root.getByRole('checkbox')
  }

  get notice() {
    return this.root.getByRole('alert')
  }
}

/** The lines of a bag and the way on from it. */
class Bag {
  readonly root: Locator

  constructor(root: Locator) {
    this.root = root
  }

  get lines() {
    return this.root
      .getByRole('listitem')
      .filter({ has: this.root.page().getByRole('button', { name: '删除' }) })
  }

  line({ name }: Pick<Piece, 'name'>) {
    return new BagLine(this.root.getByRole('listitem', { name, exact: true }))
  }

  get checkout() {
    return this.root.getByRole('button', { name: '去结算' })
  }
}

/** The drawer that opens after something was added. */
export class MiniBag extends Bag {
  constructor(page: Page) {
    super(page.getByRole('dialog', { name: /^购物袋/ }))
  }

  get wholeBag() {
    return this.root.getByRole('link', { name: '查看购物袋' })
  }

  get close() {
    return this.root.getByRole('button', { name: '关闭' })
  }
}

/** The page of the bag. */
export class BagPage extends Bag {
  readonly #page: Page

  constructor(page: Page) {
    super(page.getByRole('main'))
    this.#page = page
  }

  async open() {
    await this.#page.goto('/shopping-bag')
  }

  get title() {
    return this.root.getByRole('heading', { level: 1 })
  }

  get all() {
    return this.root.getByRole('checkbox', { name: '全选' })
  }

  get summary() {
    return this.root.getByRole('region', { name: '订单合计' })
  }

  get refusal() {
    return this.root.getByRole('alert')
  }
}
