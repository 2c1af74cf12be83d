import type { Locator, Page } from '@playwright/test'

export type Pixels = { width: number; height: number; data: number[] }

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

  agree(): Promise<void> {
    return this.stage.getByRole('button', { name: '同意并继续' }).click()
  }

  /** What is said to be worn, once it is. */
  get worn(): Locator {
    return this.stage.getByText(/^正在试戴：/)
  }

  /** What the stage shows; `bare` hundredths of it, from the left, without what is worn. */
  async seen(bare: number): Promise<Pixels> {
    await this.stage.getByRole('slider', { name: '对比' }).fill(String(bare))
    return this.canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element
      const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return { width, height, data: [...data] }
    })
  }
}
