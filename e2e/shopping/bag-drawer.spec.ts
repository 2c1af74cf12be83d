import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

test('[B01][B03] the drawer of the bag hands on to the quick login, and Back from there stays on the product', async ({
  page,
  store,
  isMobile,
}) => {
  const { product, miniBag, login } = store
  await product.open(pieces.toteCreme)
  await product.choose(pieces.toteCreme)
  await product.addButton.click()
  await miniBag.checkout.click()
  await expect(login.asCustomer.picture).toBeVisible()
  await expect(miniBag.root).toBeHidden()

  if (isMobile) await page.goBack()
  else await page.keyboard.press('Escape')

  await expect(login.drawer).toBeHidden()
  await expect(product.name).toHaveText(pieces.toteCreme.name)
})

test('[S17] a drawer that opens while the history is slow to close the last one stays open', async ({
  page,
  store,
  isMobile,
}) => {
  test.skip(!isMobile, 'Only on phones an open drawer is a step in the history')
  const { product, miniBag, login } = store
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 400)
  })
  await product.open(pieces.toteCreme)
  await product.choose(pieces.toteCreme)
  await product.addButton.click()
  await miniBag.checkout.click()
  await expect(login.asCustomer.picture).toBeVisible()
  // Both returns of the history are over once it stands on the drawer's own step again.
  await login.tab('游客结算').click()
  await expect(login.asGuest.picture).toBeVisible()
  await login.asGuest.mobile.pressSequentially('13900000000', { delay: 120 })

  await expect(login.asGuest.mobile).toHaveValue('13900000000')
})

test('[B01][S17] Back on a phone closes the drawer of the bag and nothing else', async ({
  page,
  store,
  isMobile,
}) => {
  test.skip(!isMobile, 'On desktop Back leaves the page')
  const { product, miniBag } = store
  await product.open(pieces.toteCreme)
  await product.choose(pieces.toteCreme)
  await product.addButton.click()
  await expect(miniBag.line(pieces.toteCreme).root).toBeVisible()

  await page.goBack()

  await expect(miniBag.root).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/${pieces.toteCreme.url}`))
  await expect(product.addButton).toBeVisible()
})
