import type { Locator, Page } from '@playwright/test'

/** What stands around every page: banner, header, main. */
export class Frame {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get banner() {
    return this.#page.getByRole('complementary', { name: '店铺公告' })
  }

  get closeBanner() {
    return this.banner.getByRole('button', { name: '关闭公告' })
  }

  get header() {
    return this.#page.getByRole('banner')
  }

  get main() {
    return this.#page.getByRole('main')
  }

  get logo() {
    return this.header.getByRole('link', { name: /首页/ })
  }

  /** The way into the menu: a button on phones, the top entries on desktop. */
  get menu() {
    return this.header
      .getByRole('button', { name: '打开菜单' })
      .or(this.header.getByRole('navigation', { name: '主菜单' }))
  }

  get search() {
    return this.header.getByRole('button', { name: '搜索' })
  }

  get chat() {
    return this.header.getByRole('button', { name: '在线客服' })
  }

  get bag() {
    return this.header.getByRole('button', { name: /^购物袋/ })
  }

  get back() {
    return this.header.getByRole('button', { name: '返回上一页' })
  }

  /** How much of the header's own ground is seen, and the colour of what stands on it. */
  async headerLook(): Promise<{ ground: string; ink: string }> {
    return this.header.evaluate((header) => ({
      ground: getComputedStyle(header, '::before').opacity,
      ink: getComputedStyle(header).color,
    }))
  }

  /** How far down the page its content begins. */
  async topPadding(): Promise<number> {
    return this.main.evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
  }

  /** How far down the page the header ends. */
  async headerEnd(): Promise<number> {
    return this.header.evaluate((header) => header.getBoundingClientRect().bottom + window.scrollY)
  }

  async heightOf(part: Locator): Promise<number> {
    return (await part.boundingBox())?.height ?? 0
  }

  async scrollTo(y: number) {
    await this.#page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  }

  /** What the provider of the live chat says when somebody is there to answer. */
  async announceChat() {
    await this.#page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('live-chat', { detail: { isVisible: true } })),
    )
  }
}
