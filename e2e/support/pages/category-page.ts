import type { Page } from '@playwright/test'

/** A list of products. */
export class CategoryPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(urlKey: string) {
    await this.#page.goto(`/categories/${urlKey}`)
  }

  get title() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  subCategory(name: string) {
    return this.#page.getByRole('navigation', { name: '分类' }).getByRole('link', { name })
  }

  /** The links to the products of this page of the list. */
  get products() {
    // Without scripts the ranges of prices are links too, each with its count.
    return this.#page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: '¥', hasNotText: /\(\d+\)$/ })
  }

  product(name: string) {
    return this.products.filter({ has: this.#page.getByText(name, { exact: true }) })
  }

  pageLink(number: number) {
    return this.#page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: `第 ${number} 页` })
  }

  get filterButton() {
    return this.#page.getByRole('button', { name: '筛选' })
  }

  get filters() {
    return this.#page.getByRole('dialog', { name: '筛选' })
  }

  async sortBy(name: string) {
    await this.#page.getByText('排序', { exact: true }).click()
    await this.#page.getByRole('link', { name }).click()
  }
}
