import { expect, test } from '../fixtures'
import { failing } from '../support/faults'
import { pieces } from '../support/products'

test('[S14][S20] the footer serves, leads on and names its records', async ({ page, store, isMobile }) => {
  const { footer, product } = store
  await product.open(pieces.toteNoir)

  await test.step('service', async () => {
    await expect(footer.service.getByRole('link', { name: '400-880-1924' })).toHaveAttribute(
      'href',
      'tel:4008801924',
    )
    await expect(footer.service.getByRole('link', { name: '在线客服' })).toBeVisible()
    await expect(footer.service.getByRole('heading', { name: '退换规则' })).toBeVisible()
    await expect(footer.service.getByRole('heading', { name: '包装' })).toBeVisible()
  })

  await test.step('records and bar', async () => {
    const record = footer.root.getByRole('link', { name: /ICP备/ })
    await expect(record).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
    await expect(record).toHaveAttribute('rel', 'noreferrer')
    await expect(footer.root.getByRole('link', { name: /公网安备/ })).toBeVisible()
    await expect(footer.root.getByRole('link', { name: '营业执照' })).toBeVisible()
    await expect(footer.regionButton).toBeVisible()
  })

  await test.step('columns', async () => {
    if (isMobile) {
      await expect(footer.link('官方账号')).toBeHidden()
      await footer.columnTitle('关注奥蕾').click()
    }
    await expect(footer.link('社交主页')).toHaveAttribute('rel', 'noreferrer')
    await footer.link('官方账号').click()
    await expect(page).toHaveURL('/follow')
  })
})

test('[S14] the service block is left out where the page itself helps, or must not be left', async ({
  page,
  store,
}) => {
  const { footer } = store
  for (const path of ['/', '/shopping-bag', '/search?q=手袋', '/no-such-page']) {
    await page.goto(path)
    await expect(footer.regionButton, path).toBeVisible()
    await expect(footer.service, path).toBeHidden()
  }
})

test(
  '[S15] a reader subscribes at the foot of any page, twice if need be',
  { tag: '@desktop' },
  async ({ store, mobile }) => {
    const { footer, newsletter, product } = store
    await product.open(pieces.toteNoir)
    await footer.root.scrollIntoViewIfNeeded()

    for (const attempt of ['first', 'again']) {
      await test.step(attempt, async () => {
        await expect(newsletter.subscribe).toBeDisabled()
        await newsletter.email.fill(`reader-${mobile}@example.com`)
        await newsletter.policy.check()
        await newsletter.subscribe.click()
        await expect(newsletter.thanks).toContainText('感谢您的订阅')
        await expect(newsletter.thanks).toBeHidden()
        await expect(newsletter.email).toHaveValue('')
        await expect(newsletter.policy).not.toBeChecked()
      })
    }
  },
)

test('[S15] the page of the newsletter judges, and says when it could not send', async ({
  page,
  store,
  mobile,
  axe,
}) => {
  const { newsletter } = store
  await failing(page, 'subscribeNewsletter', 'broken', { times: 1 })
  await newsletter.open()
  await expect(page.getByRole('heading', { level: 1, name: '邮件订阅' })).toBeVisible()

  await newsletter.email.fill('reader@')
  await newsletter.policy.check()
  await expect(newsletter.root.getByText('请输入正确的电子邮箱')).toBeVisible()
  await expect(newsletter.subscribe).toBeDisabled()
  expect(await axe(page)).toEqual([])

  await newsletter.email.fill(`failure-${mobile}@example.com`)
  await newsletter.subscribe.click()
  await expect(newsletter.refusal).toContainText('订阅未能完成')
  await newsletter.subscribe.click()
  await expect(newsletter.thanks).toBeVisible()
})
