import type { Deps } from '@/server/http/calls/deps'
import type { Backlog } from '@/server/platform/backlogs'
import type { Gauge } from '@/server/platform/gauges'
import { countByStatus, findDue } from './messages.repository'

const MINUTE_MS = 60_000

/** Messages that wait to be sent, at night those of the evening too. */
export function messagesBacklog({ db }: Pick<Deps, 'db'>): Backlog {
  return { name: 'messages', read: () => findDue(db) }
}

/** Messages of half a year by what became of them: `failed` is what nobody was told. */
export function messagesGauge({ db }: Pick<Deps, 'db'>): Gauge {
  return {
    name: 'store_messages',
    help: 'Messages to customers of the last half year by status.',
    labelNames: ['status'],
    keptMs: MINUTE_MS,
    read: async () => {
      const counts = await countByStatus(db)
      return (['due', 'sent', 'withheld', 'failed'] as const).map((status) => ({
        labels: { status },
        value: counts.get(status) ?? 0,
      }))
    },
  }
}
