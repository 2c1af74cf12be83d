import type { Store } from '@/contract/calls/purchase/stores'

const WAREHOUSE = '奥蕾退货中心 收，上海市青浦区华新镇纪鹤公路 1888 号 3 号库，400-880-1924'
const ANY_STORE = '中国内地任一奥蕾专卖店'

/** Where the pieces go: the boutique the order was fetched from, any other, or the warehouse. */
export function addressOf({ isReturnToStore }: { isReturnToStore: boolean }, store: Store | null): string {
  if (!isReturnToStore) return WAREHOUSE
  return store ? `${store.name}，${store.address}，或${ANY_STORE}` : ANY_STORE
}
