import type { Clock } from './clock'
import type { Gauge } from './gauges'

/** What waits to be done beside the requests: how much, and since when the oldest of it waits. */
export type Backlog = { name: string; read: () => Promise<BacklogState> | BacklogState }
export type BacklogState = { waiting: number; oldest: Date | null }

/** The backlogs of the store as two figures each. */
export function backlogGauges(clock: Clock, backlogs: readonly Backlog[]): Gauge[] {
  const readAll = () =>
    Promise.all(backlogs.map(async ({ name, read }) => ({ labels: { backlog: name }, ...(await read()) })))
  const secondsSince = (time: Date | null) =>
    time ? Math.max(0, (clock.now().getTime() - time.getTime()) / 1000) : 0
  return [
    {
      name: 'store_backlog_items',
      help: 'What waits to be sent: messages, refunds, words to the storefronts.',
      labelNames: ['backlog'],
      read: async () => (await readAll()).map(({ labels, waiting }) => ({ labels, value: waiting })),
    },
    {
      name: 'store_backlog_oldest_seconds',
      help: 'For how long the oldest of a backlog has waited; 0 when nothing waits.',
      labelNames: ['backlog'],
      read: async () =>
        (await readAll()).map(({ labels, oldest }) => ({ labels, value: secondsSince(oldest) })),
    },
  ]
}
