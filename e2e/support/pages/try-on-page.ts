import type { Locator, Page } from '@playwright/test'

/** A part of a picture, in its own pixels. */
export type Box = { left: number; top: number; width: number; height: number }
export type Colour = { red: number; green: number; blue: number }

/** `/makeup`: a product tried on. */
export class TryOnPage {
  readonly stage: Locator
  private readonly page: Page
  private readonly canvas: Locator

  constructor(page: Page) {
    this.page = page
    this.stage = page.getByRole('main').getByRole('region', { name: /试/ })
    this.canvas = this.stage.getByRole('img', { name: /^试戴效果/ })
  }

  async open(sku: string): Promise<void> {
    await this.page.goto(`/makeup?sku=${sku}`)
  }

  async start(way: '使用摄像头' | '查看示范'): Promise<void> {
    await this.stage.getByRole('button', { name: way }).click()
  }

  async choosePhoto(buffer: Buffer): Promise<void> {
    await this.stage.getByLabel('照片').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  }

  agree(): Promise<void> {
    return this.stage.getByRole('button', { name: '同意并继续' }).click()
  }

  /** What is said to be worn, once it is. */
  get worn(): Locator {
    return this.stage.getByText(/^正在试戴：/)
  }

  /** The word of help over the picture; empty while all is well. */
  get help(): Locator {
    return this.stage.getByRole('status').first()
  }

  /** Leaves so many hundredths of the stage, from the left, without what is worn, and waits until it is painted so. */
  async compare(bare: number): Promise<void> {
    await this.stage.getByRole('slider', { name: '对比' }).fill(String(bare))
    await this.page.evaluate(
      () => new Promise<unknown>((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
  }

  /** The colours of a part of the picture, as they are now, row by row. */
  seen(box: Box): Promise<Colour[]> {
    return this.canvas.evaluate((element: HTMLCanvasElement, { left, top, width, height }) => {
      const data = element.getContext('2d')?.getImageData(left, top, width, height).data ?? []
      return Array.from({ length: width * height }, (_, pixel) => {
        const [red = 0, green = 0, blue = 0] = data.slice(pixel * 4, pixel * 4 + 3)
        return { red, green, blue }
      })
    }, box)
  }

  /** The same part bare and worn. */
  async bareAndWorn(box: Box): Promise<{ bare: Colour[]; worn: Colour[] }> {
    await this.compare(100)
    const bare = await this.seen(box)
    await this.compare(0)
    return { bare, worn: await this.seen(box) }
  }
}
