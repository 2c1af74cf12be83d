import { expect, test } from '../fixtures'

test.use({ reducedMotion: 'reduce' })

const bag = '/aurore-top-handle-bag-bg0101'

test('[P12] the size guide of a product opens over its page by the keyboard, the chosen size marked', async ({
  page,
  axe,
}) => {
  await page.goto(`${bag}?s=BG-0101-NOIR-MM`)
  // The choice of an address is read by script: without it a press would lead to the page of all guides.
  await expect(page.getByRole('radio', { name: '中号' })).toBeChecked()
  const opener = page.getByRole('main').getByRole('link', { name: '尺码指南' })
  await opener.press('Enter')

  const guide = page.getByRole('dialog', { name: '晨曦手提包尺寸' })
  await expect(guide.getByRole('row', { name: /^中号/ })).toHaveAttribute('aria-current', 'true')
  expect.soft(await axe(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(new RegExp(bag))
})

for (const [path, word, isSold] of [
  ['/nuit-de-figuier-pf0204', '预售', true],
  ['/quai-net-bucket-bag-bg0404', '即将上市', false],
  ['/ecorce-shoulder-bag-bg0208', '暂不在中国销售', false],
  ['/arcade-emerald-ring-fj0103', '价格请咨询客户服务', false],
] as const) {
  test(
    `[P05] a piece that is «${word}» says so and ${isSold ? 'is' : 'is not'} sold`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      const article = page.getByRole('main').getByRole('article')

      await expect(article.getByText(word, { exact: true }).first()).toBeVisible()
      // The pieces of the rows below are added by buttons that name them.
      await expect(article.getByRole('button', { name: '加入购物袋', exact: true })).toHaveCount(
        isSold ? 1 : 0,
      )
    },
  )
}

test('[P13] how large a piece is, is drawn beside a sheet once it is asked for', async ({ page }) => {
  await page.goto(bag)
  const drawing = page.getByRole('img', { name: '晨曦手提包与A4 纸按同一比例绘制' })
  await expect(drawing).toHaveCount(0)

  await page.getByRole('main').getByText('它有多大').click()
  await expect(drawing).toBeVisible()
  const figure = page.getByRole('figure').filter({ has: drawing })
  await expect(figure).toContainText('中号：宽 28 × 高 21 × 深 12 厘米')
})

test('[P13] a product tells its chapters, with the text open that it names', async ({ page, axe }) => {
  await page.goto(bag)

  const main = page.getByRole('main')
  await expect(main.getByText('晨曦系列 · 限量编号')).toBeVisible()
  await expect(main.getByText('每只均附礼盒与手写卡片。')).toBeVisible()
  await expect(main.getByRole('complementary', { name: '随附保养' })).toBeVisible()
  await expect(main.getByRole('complementary', { name: '想要更小的一只' }).getByRole('link')).toBeVisible()
  await expect(main.getByRole('heading', { name: '一道弧线，十四小时' })).toBeVisible()
  await expect(main.getByText('小号可容手机、卡夹与口红；中号可容平装书一册。')).toBeVisible()
  expect(await axe(page)).toEqual([])
})
