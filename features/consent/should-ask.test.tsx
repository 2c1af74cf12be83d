import { beforeEach, describe, expect, it } from 'vitest'
import { dropCookie, storeItem, storedItem, writeCookie } from '@/lib/browser/storage'
import { aBlock } from '@/mocks/builders'
import { aUserInfo } from '@/mocks/purchase-builders'
import { openLogin, openQuickLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { isPolicyPage } from './policy-check'
import { shouldAsk } from './should-ask'

const api = serveApi()
const known = { place: 'CHN', firstname: '晚' }

const keepUser = (user: object) => writeCookie('user_info', JSON.stringify(user))
const storeVersions = (customer: string | null) =>
  storeItem('policy_versions', JSON.stringify({ current: '2', customer }))
/** The policy in force is version 2; this is the one the customer agreed to. */
function agreedTo(customerVersion: string | null) {
  api.answer('getCustomer', aUserInfo({ customerVersion }))
  api.answer('getCmsBlock', aBlock({ customerVersion: '2' }))
}
function ask(url: string, { isOnLoad = false } = {}) {
  window.history.replaceState(null, '', url)
  return shouldAsk(window.location.pathname, isOnLoad)
}

beforeEach(() => {
  localStorage.clear()
  dropCookie('user_info')
  useOverlayStore.setState(useOverlayStore.getInitialState())
  agreedTo('1')
})

describe('[C09] on load, by what was kept', () => {
  it.each([
    ['the versions differ', known, '1', true],
    ['no version was agreed to', known, null, true],
    ['the versions are the same', known, '2', null],
    ['the customer has no place', { firstname: '晚' }, '1', null],
    ['the customer has no first name', { place: 'CHN' }, '1', null],
  ])('%s', async (_, user, customer, answer) => {
    keepUser(user)
    storeVersions(customer)

    expect(await ask('/', { isOnLoad: true })).toBe(answer)
    expect(api.calls()).toEqual([])
  })

  it('not when nothing was kept, nor when what was kept is unreadable', async () => {
    keepUser(known)
    expect(await ask('/', { isOnLoad: true })).toBeNull()

    storeItem('policy_versions', '{"current":2}')
    expect(await ask('/', { isOnLoad: true })).toBeNull()
  })

  it('not on the pages that follow', async () => {
    keepUser(known)
    storeVersions('1')

    expect(await ask('/order')).toBeNull()
  })
})

describe('[C09] on entering checkout and when a token came, by what the store says', () => {
  it.each([
    ['1', true],
    ['', true],
    [null, true],
    ['2', false],
  ])('the customer agreed to %j', async (customer, answer) => {
    agreedTo(customer)

    expect(await ask('/checkout')).toBe(answer)
    expect(storedItem('policy_versions')).toBe(JSON.stringify({ current: '2', customer }))

    storeItem('policy_check', 'due')
    expect(await ask('/')).toBe(answer)
    expect(storedItem('policy_check')).toBeNull()
  })

  it.each(['/checkout/cashier', '/checkout/payment', '/shopping-bag'])('not on %s', async (url) => {
    expect(await ask(url)).toBeNull()
  })

  it('a failure asks nothing, and the next page tries again', async () => {
    storeItem('policy_check', 'due')
    api.fail('getCustomer', 'offline')
    api.fail('getCmsBlock', 'offline')

    expect(await ask('/')).toBeNull()
    expect(storedItem('policy_check')).toBe('due')
  })
})

describe('[C09] on the way of a buy-now', () => {
  it('nothing is asked, and what was kept is forgotten', async () => {
    keepUser(known)
    storeVersions('1')
    storeItem('policy_check', 'due')

    expect(await ask('/checkout?from=pdp', { isOnLoad: true })).toBe(false)
    expect([storedItem('policy_versions'), storedItem('policy_check')]).toEqual([null, null])
    expect(api.calls()).toEqual([])
  })

  it.each([
    ['the quick login of a purchase', '/aurore-bg0101', 'quickLogin', null, null],
    ['a login that leads to another page', '/', 'login', '/order', null],
    ['the login before checkout', '/checkout/login', null, null, null],
    ['a login that stays', '/', 'login', null, true],
  ] as const)('%s', async (_, url, drawer, returnUrl, answer) => {
    storeItem('policy_check', 'due')
    if (drawer === 'quickLogin') openQuickLogin()
    if (drawer === 'login') openLogin({ returnUrl })

    expect(await ask(url)).toBe(answer)
  })
})

describe('[C09] the pages of policies', () => {
  it.each([
    ['/privacy-policy', true],
    ['/privacy-policy/2024-06', true],
    ['/privacy-policy-guest', true],
    ['/terms-of-uses', true],
    ['/terms-of-sale', true],
    ['/cgi', true],
    ['/information-sharing', true],
    ['/information-gathering', true],
    ['/cgi-bin', false],
    ['/cookie-policy', false],
    ['/', false],
  ])('%s: %s', (path, isPolicy) => {
    expect(isPolicyPage(path)).toBe(isPolicy)
  })
})
