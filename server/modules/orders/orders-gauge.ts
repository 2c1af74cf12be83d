import { orderStatusSchema } from '@/contract/calls/purchase/orders'
import type { Deps } from '@/server/http/calls/deps'
import type { Gauge } from '@/server/platform/gauges'
import { countByStatus } from './records/orders.repository'

/** The whole table is counted, so seldom. */
const MINUTE_MS = 60_000

/** How many orders there are in each state. */
export function ordersGauge({ db }: Pick<Deps, 'db'>): Gauge {
  return {
    name: 'store_orders',
    help: 'Orders by state.',
    labelNames: ['status'],
    keptMs: MINUTE_MS,
    read: async () => {
      const counts = await countByStatus(db)
      return orderStatusSchema.options.map((status) => ({
        labels: { status },
        value: counts.get(status) ?? 0,
      }))
    },
  }
}
