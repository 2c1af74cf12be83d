import { randomUUID } from 'node:crypto'

/** Where everything is sent. */
const home = {
  firstname: '测试',
  gender: 1,
  telephone: '13800000000',
  region: '四川省',
  region_id: '510000',
  city: '成都市',
  city_id: '510100',
  district: '锦江区',
  district_id: '510104',
  street: '测试路1号',
}

/** A path of the store's calls. */
export const rest = (path) => `/rest/cn/V1/${path}`

/** What is sent to put one piece aside to be bought at once. */
export const quickPurchase = (sku) => ({ productId: sku, qty: 1, quickPurchase: true })

/** What is sent to order what `addCart` answered, under a key of its own. */
export const orderOf = ({ cart, itemId }, paymentMethod = 'alipay') => ({
  idempotencyKey: randomUUID(),
  itemIds: [itemId],
  grandTotal: cart.total.grand,
  delivery: { type: 'address', address: home },
  paymentMethod,
})
