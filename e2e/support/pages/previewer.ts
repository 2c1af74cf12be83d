import type { Page } from '@playwright/test'

/** A picture full-screen, alone or one of several. */
export class Previewer {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The pictures of the page that open it. */
  get marked() {
    return this.#page.getByRole('button', { name: /^查看大图/ })
  }

  get root() {
    return this.#page.getByRole('dialog', { name: '图片浏览' })
  }

  get picture() {
    return this.root.getByRole('img')
  }

  counter(current: number, total: number) {
    return this.root.getByText(`${current} / ${total}`, { exact: true })
  }

  button(name: '上一张' | '下一张' | '关闭') {
    return this.root.getByRole('button', { name })
  }

  /** The middle of the picture on the screen, and how large it is drawn. */
  async place() {
    const box = await this.picture.boundingBox()
    if (!box) throw new Error('The picture is not drawn')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
  }
}
