// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventSchema, type EventName } from '@/contract/calls/customer/analytics'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { storeUserInfo } from '@/lib/session/user-info'
import { setMayTrack } from './give-consent'
import { startAnalytics } from './start'
import { track } from './track'

const line = { sku: 'BG-0101-NOIR', qty: 1 }
const lines = [{ ...line, price: 1_280_000 }]

/** One of each event there is. */
const visit = {
  page_view: { event: 'page_view', payload: { referrer: 'index' } },
  scroll: { event: 'scroll', payload: { reached: '25%' } },
  search: { event: 'search', payload: { words: '手袋', type: 'Hot', origin: 'Hot search' } },
  product_list: { event: 'product_list', payload: { skus: ['BG-0101'] } },
  cart_list: { event: 'cart_list', payload: { lines } },
  add_to_bag: { event: 'add_to_bag', payload: { lines: [line], isBuyNow: false } },
  submit_order: { event: 'submit_order', payload: { step: 'checkout', lines } },
  register_result: { event: 'register_result', payload: { kind: 'purchase', isDone: true } },
  newsletter: { event: 'newsletter', payload: {} },
  chat_app_login: { event: 'chat_app_login', payload: { result: 'logged in' } },
  chat_app_binding: { event: 'chat_app_binding', payload: {} },
} satisfies { [N in EventName]: Parameters<typeof track>[0] & { event: N } }

const customer: UserInfo = {
  ...{ firstname: '晚', lastname: '林', email: 'lin.wan@example.com', dob: '1990-05-01', gender: 2 },
  ...{ place: 'CHN', country: 'CHN', region: '四川省', regionId: '510000', city: '成都市', cityId: '510100' },
  ...{
    customerVersion: '2026-01',
    saleOrderNumber: 2,
    createTime: '2026-01-01T00:00:00Z',
    mobileCode: '+86',
  },
}

const tagManaged: Window & { dataLayer?: unknown[] } = window
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { receiver: 'data-layer' } })))
  document.documentElement.dataset.page = 'plp'
})
afterEach(() => {
  stop()
  delete tagManaged.dataLayer
  localStorage.clear()
  storeUserInfo(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const told = () => eventSchema.array().parse(tagManaged.dataLayer ?? [])

/** The words are told once, however often they are searched for. */
async function trackAll(words: string) {
  for (const done of Object.values(visit))
    track(done.event === 'search' ? { ...done, payload: { ...done.payload, words } } : done)
  await vi.advanceTimersByTimeAsync(5000)
}

it('[S26] every event lands in the data layer once, after what the tag manager put there itself', async () => {
  setMayTrack(true)
  tagManaged.dataLayer = [{ 'gtm.start': 1 }]
  stop = startAnalytics()
  await vi.advanceTimersByTimeAsync(0)
  await trackAll('手袋')

  expect(tagManaged.dataLayer.shift()).toEqual({ 'gtm.start': 1 })
  const names = told().map(({ event }) => event)
  expect(names.toSorted()).toEqual(Object.keys(visit).toSorted())
})

it('[S26] nothing lands there before it was agreed to, nor once that was taken back', async () => {
  stop = startAnalytics()
  await trackAll('腰带')
  expect(tagManaged.dataLayer).toBeUndefined()
  stop()

  setMayTrack(true)
  stop = startAnalytics()
  await vi.advanceTimersByTimeAsync(0)
  track(visit.add_to_bag)
  setMayTrack(false)
  await trackAll('香水')
  expect(tagManaged.dataLayer).toBeUndefined()
})

it('[S26] what waits as the page is left lands there at once', async () => {
  setMayTrack(true)
  stop = startAnalytics()
  await vi.advanceTimersByTimeAsync(0)
  track(visit.add_to_bag)
  expect(tagManaged.dataLayer).toBeUndefined()

  window.dispatchEvent(new Event('pagehide'))

  expect(told().map(({ event }) => event)).toEqual(['add_to_bag'])
})

it('[S26] a customer is told of as a kind, never as a person', async () => {
  storeUserInfo(customer)
  setMayTrack(true)
  stop = startAnalytics()
  await vi.advanceTimersByTimeAsync(0)
  await trackAll('丝巾')

  for (const { visitor } of told())
    expect(visitor).toEqual({ isGuestMode: false, buyerType: 'returning buyer', clientStatus: 'Client' })
  expect(JSON.stringify(tagManaged.dataLayer)).not.toMatch(/晚|林|@|1990|510100/)
})
