import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/contract/calls/paths'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

/** The calls of A§7 and B§7, written from the two documents and not from the contract. */
const specification = `
POST /rest/cn/V1/customer/createGuest
POST /rest/cn/V1/sms/send
POST /rest/cn/V1/captcha/refresh
POST /rest/cn/V1/customer/loginByMobile
POST /rest/cn/V1/customer/loginByPassword
POST /rest/cn/V1/customer/forgotPasswordByMobile
POST /rest/cn/V1/customer/saveNewPassword
POST /rest/cn/V1/customer/customerByMobile
GET /rest/cn/V1/applet/loginByQrWechat
GET /rest/cn/V1/applet/loginByWechat
POST /rest/cn/V1/applet/bindingPost
POST /rest/cn/V1/customer/createByMobile
POST /rest/cn/V1/customer/getInfoFromCrm
POST /rest/cn/V1/applet/getCustomerFromCrm
POST /rest/cn/V1/customer/customerInfo
POST /rest/cn/V1/customer/saveCustomerInfo
POST /rest/cn/V1/customer/logout
GET /rest/cn/V1/offline/country
POST /rest/cn/V1/applet/guestAgree
POST /rest/cn/V1/applet/addAddress
POST /rest/cn/V1/applet/addressList
POST /rest/cn/V1/applet/delAddress
POST /rest/cn/V1/applet/detailAddress
GET /rest/cn/V1/directory/get
POST /rest/cn/V1/applet/addInformation
POST /rest/default/V1/core/getCsrfToken
GET /rest/cn/V1/cms/block/identifier/{identifier}
GET /rest/cn/V1/cms/block/{type}/{identifier}
GET /rest/cn/V1/cms/page/{id}
GET /rest/cn/V1/page/builder/detail/{id}
GET /rest/cn/V1/page/builder/lists/{id}
GET /rest/cn/V1/page/builder/moreDetails/{id}
GET /rest/cn/V2/applet/search/products
GET /rest/cn/V3/applet/layerSearch
POST /rest/cn/V1/applet/getJsapiTicket
GET /rest/cn/V1/applet/categories
GET /rest/cn/V1/catalog/siteMapData
POST /rest/cn/V1/applet/verifyTongDun
GET /rest/cn/V1/applet/url/dispatch
POST /rest/cn/V1/applet/block/products
POST /rest/cn/V1/applet/block/complimentaryProduct
GET /rest/cn/V1/applet/fProduct/{sku}
GET /rest/cn/V1/applet/recommender
GET /rest/default/V1/applet/product/{sku}
POST /rest/cn/V1/productBrowsing/view
POST /rest/cn/V1/productBrowsing/list
POST /rest/cn/V1/productBrowsing/clean
GET /rest/cn/V1/applet/getCategoryBundleProduct/{bundleCategory}
GET /rest/cn/V3/applet/layer/{id}
POST /rest/cn/V2/notice/arrivalNotice
POST /rest/cn/V1/applet/arvato/share/history
GET /rest/cn/V1/applet/qrcodegen/{id}
GET /rest/default/V2/applet/getChildCategoriesAndProducts/{catId}
GET /rest/cn/V2/applet/products
POST /rest/cn/V1/applet/addCart
POST /rest/cn/V1/applet/addCartMultiple
POST /rest/cn/V1/applet/cartcount
POST /rest/cn/V1/applet/cart
GET /rest/cn/V1/applet/getCartUpsell/{id}
POST /rest/cn/V1/applet/updateitemqty
POST /rest/cn/V1/applet/delete
POST /rest/cn/V1/applet/totals
POST /rest/cn/V1/applet/paymentList
POST /rest/cn/V1/offline/storeList
POST /rest/cn/V1/applet/saveorder
POST /rest/cn/V1/applet/items
POST /rest/cn/V1/applet/orderDetail/{orderNo}
POST /rest/cn/V1/applet/checkorderispaid/{orderNo}
POST /rest/cn/V1/applet/orderList
POST /rest/cn/V1/applet/orderTrackInfo
POST /rest/cn/V1/applet/orderInvoice/{orderNo}
POST /rest/cn/V1/rma/createbycustomer
GET /rest/cn/V1/rma/info/{id}
POST /rest/cn/V1/rma/order
POST /rest/cn/V1/wishlist/add/{sku}
POST /rest/cn/V1/wishlist/delete/{sku}
POST /rest/cn/V1/wishlist/skus
POST /rest/cn/V1/wishlist/list
POST /rest/cn/V1/wishlist/count
`
  .trim()
  .split('\n')

/**
 * What this house adds: a customer's own data, the arrival notices of a shopper, the start of a chat-app login, paying inside
 * the chat app, the parcel of a return and its end, an invoice with its document, the analytics, and the operators' own calls. A payment
 * provider's notification is no call: each provider speaks its own
 * language.
 */
const additions = [
  'POST /rest/cn/V1/account/info',
  'POST /rest/cn/V1/account/password',
  'POST /rest/cn/V1/account/export',
  'POST /rest/cn/V1/account/deletionCode',
  'POST /rest/cn/V1/account/delete',
  'POST /rest/cn/V1/account/messages',
  'POST /rest/cn/V2/notice/arrivalNotices',
  'POST /rest/cn/V2/notice/removeArrivalNotice',
  'POST /rest/cn/V1/applet/cancelOrder/{orderNo}',
  'POST /rest/cn/V1/applet/changePayment/{orderNo}',
  'POST /rest/cn/V1/applet/payInChatApp/{orderNo}',
  'POST /rest/cn/V1/applet/buyAgain/{orderNo}',
  'POST /rest/cn/V1/applet/orderInvoiceInfo/{orderNo}',
  'GET /rest/cn/V1/applet/orderInvoiceFile/{orderNo}',
  'POST /rest/cn/V1/applet/startWechatLogin',
  'POST /rest/cn/V1/rma/track/{id}',
  'POST /rest/cn/V1/rma/cancel/{id}',
  'GET /rest/cn/V1/analytics',
  'POST /rest/cn/V1/analytics/events',
  'POST /rest/ops/V1/analytics/tail',
  'POST /rest/ops/V1/returns',
  'POST /rest/ops/V1/returns/{id}/approve',
  'POST /rest/ops/V1/returns/{id}/reject',
  'POST /rest/ops/V1/returns/{id}/receive',
  'POST /rest/ops/V1/returns/{id}/refund',
  'POST /rest/ops/V1/catalogue/import',
  'GET /rest/ops/V1/orders/{orderNo}',
  'POST /rest/ops/V1/orders/{orderNo}/close',
  'POST /rest/ops/V1/orders/{orderNo}/ship',
  'POST /rest/ops/V1/orders/{orderNo}/event',
  'POST /rest/ops/V1/orders/{orderNo}/ready',
  'POST /rest/ops/V1/orders/{orderNo}/collected',
  'POST /rest/ops/V1/orders/{orderNo}/complete',
  'POST /rest/ops/V1/orders/{orderNo}/invoice',
  'POST /rest/ops/V1/invoices',
  'POST /rest/ops/V1/customers/show',
  'POST /rest/ops/V1/payments/reconcile',
  'POST /rest/ops/V1/stock',
  'POST /rest/ops/V1/personal-data/reseal',
  'POST /rest/ops/V1/content/publish',
  'GET /rest/ops/V1/content',
  'GET /rest/ops/V1/content/{kind}/{id}',
]

const all = [...specification, ...additions]

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('[X01] the contract', () => {
  it('has exactly the calls of the specification, and what the house adds', () => {
    const written = Object.values(paths).map((route) => route.replace(/:(\w+)/g, '{$1}'))

    expect(written.sort()).toEqual([...all].sort())
  })

  it.each(all)('%s is served', async (route) => {
    const [method, path] = route.split(' ') as [string, string]
    const url = path.replace(/\{\w+\}/g, 'some-id')

    const answer = await t.app.request(url, { method })
    const other = await t.app.request(url, { method: 'PUT' })

    expect(await answer.json()).toHaveProperty('code')
    expect(answer.status).not.toBe(405)
    expect(other.status).toBe(405)
  })

  it('nothing else is', async () => {
    const answer = await t.app.request('/rest/cn/V1/applet/unknown', { method: 'POST' })

    expect(answer.status).toBe(404)
  })
})

describe('[X01] the OpenAPI document', () => {
  type Operation = { operationId: string; responses: Record<string, unknown> }
  type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }
  const read = async () => {
    const response = await t.app.request('/rest/openapi.json')
    return (await response.json()) as Document
  }

  it('covers every call', async () => {
    const document = await read()

    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(document.openapi).toBe('3.1.0')
    expect(documented.sort()).toEqual([...all].sort())
  })

  it('names each operation once and says what it answers', async () => {
    const operations = Object.values((await read()).paths).flatMap((path) => Object.values(path))

    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(all.length)
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '500']))
  })

  it('is correct by the recommended rules of the format’s own linter', async () => {
    const response = await t.app.request('/rest/openapi.json')
    const config = await createConfig({ extends: ['recommended'] })

    const problems = await lintFromString({ source: await response.text(), config })

    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([])
  })
})
