import { paths } from '@/contract/calls/paths'
import { expect, it } from 'vitest'
import { toRequest } from './request'

it('puts path parameters in, encoded', () => {
  expect(toRequest(paths.getOrder, { params: { orderNo: 'a/../b' } })).toEqual({
    method: 'POST',
    url: '/rest/cn/V1/applet/orderDetail/a%2F..%2Fb',
    data: {},
  })
})

it('writes a query without its empty values', () => {
  expect(
    toRequest(paths.dispatchUrl, { query: { identifier: 'women/手袋', filters: '', page: 2 } }).url,
  ).toBe('/rest/cn/V1/applet/url/dispatch?identifier=women%2F%E6%89%8B%E8%A2%8B&page=2')
})
