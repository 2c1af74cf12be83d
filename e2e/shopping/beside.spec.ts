import { expect, test, type Page } from '../fixtures'
import { callAs } from '../support/gateway'
import { operator } from '../support/operator'
import { pieces } from '../support/products'

test.use({ reducedMotion: 'reduce' })

const jacket = '/double-breasted-wool-jacket-hr0101'
const perfume = '/lisiere-eau-de-parfum-pf0101'
/** Sold out, and no other test's: one for each project. */
const soldOut: Record<string, { url: string; child: string; sku: string }> = {
  desktop: { url: '/nuit-de-figuier-candle-cd0104', sku: 'CD-0104', child: 'CD-0104-70G' },
  phone: { url: '/lambskin-gloves-ha0203', sku: 'HA-0203', child: 'HA-0203-NOIR-8' },
}

test('[P09] beside a product stand its look, its look book, and rows that come as they are reached', async ({
  page,
  axe,
  isMobile,
}) => {
  await page.goto(jacket)
  expect(await row(page, '秀场搭配').getByRole('link').count()).toBeGreaterThanOrEqual(3)
  await expect(row(page, '为您推荐').getByRole('link')).toHaveCount(6)
  await page.getByRole('button', { name: /查看大图：羊毛双排扣西装，秀场造型/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await reach(page, '新品先赏')
  await expect(row(page, '新品先赏').getByRole('link').first()).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.goto(perfume)
  await reach(page, '同香系列')
  await expect(row(page, '同香系列').getByRole('link', { name: /林缘香氛蜡烛/ })).toBeVisible()
  await reach(page, '相伴的香氛')
  const gifts = row(page, '相伴的香氛').getByRole('link')
  await expect(gifts.first()).toBeVisible()
  expect(await gifts.count()).toBeLessThanOrEqual(isMobile ? 3 : 5)
})

test('[P09] the bag shows what goes with it', async ({ page, shopper, store }) => {
  await shopper.enter()
  await shopper.add(pieces.toteCognac.sku)
  await store.bag.open()

  await reach(page, '与您的选择相配')
  await expect(row(page, '与您的选择相配').getByRole('link').first()).toBeVisible()
})

test('[P10] what was looked at stands on product and empty pages until it is cleared', async ({
  page,
  shopper,
}) => {
  await shopper.enter()
  await visit(page, `/${pieces.toteNoir.url}`)
  await visit(page, `/${pieces.squareNuit.url}`)
  await reach(page, '浏览记录')
  await expect(
    row(page, '浏览记录').getByRole('link', { name: new RegExp(pieces.toteNoir.name) }),
  ).toBeVisible()
  await expect(
    row(page, '浏览记录').getByRole('link', { name: new RegExp(pieces.squareNuit.name) }),
  ).toHaveCount(0)

  await page.goto('/no-such-piece')
  await reach(page, '浏览记录')
  await expect(
    row(page, '浏览记录').getByRole('link', { name: new RegExp(pieces.squareNuit.name) }),
  ).toBeVisible()
  await page.getByRole('button', { name: '清空' }).press('Enter')

  await expect(page.getByText('浏览记录已清空')).toBeFocused()
})

test('[P11] word of a sold-out piece is asked for, seen, taken back, and told', async ({
  page,
  axe,
  mobile,
}, { project }) => {
  const piece = soldOut[project.name]!
  await page.goto(piece.url)
  const offer = page.getByRole('button', { name: '到货通知我' })
  await offer.press('Enter')
  const sheet = page.getByRole('dialog', { name: '到货通知' })
  await sheet.getByRole('button', { name: '提交' }).click()
  await expect(sheet.getByText('此项是必填项')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await sheet.getByLabel('手机号码').fill(mobile)
  await page.keyboard.press('Enter')

  const registered = page.getByText(`到货后将通知 ${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
  await expect(registered).toBeFocused()
  // On a phone the sheet's step in the history is on its way back: a reload would be taken for its end.
  await expect.poll(() => page.evaluate(() => 'overlay' in Object(history.state))).toBe(false)
  await page.reload()
  await expect(registered).toBeVisible()
  await page.getByRole('button', { name: '取消通知' }).press('Enter')
  await expect(offer).toBeFocused()

  await callAs(page.request, 'createArrivalNotice', { body: { sku: piece.sku, mobile } })
  await operator.setStock(piece.child, 1)
  try {
    const waited = async () => (await callAs(page.request, 'listArrivalNotices', {})).items
    await expect.poll(waited, { timeout: 25_000 }).toEqual([])
  } finally {
    await operator.setStock(piece.child, 0)
  }
})

/** Visits a product until the visit is noted. */
async function visit(page: Page, path: string) {
  const noted = page.waitForResponse(/\/productBrowsing\/view$/)
  await page.goto(path)
  await noted
}

function row(page: Page, title: string) {
  return page.getByRole('group', { name: title })
}

/**
 * Scrolls down, and at the end from the top again, until a row with this title is there: what comes late is put in only
 * while its place is out of sight.
 */
async function reach(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true })
  await expect(async () => {
    if ((await heading.count()) === 0)
      await page.evaluate(() => {
        const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2
        window.scrollTo(0, isAtEnd ? 0 : scrollY + 700)
      })
    await heading.scrollIntoViewIfNeeded({ timeout: 300 })
  }).toPass()
}
