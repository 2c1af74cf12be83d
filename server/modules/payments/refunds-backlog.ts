import type { Deps } from '@/server/http/calls/deps'
import type { Backlog } from '@/server/platform/backlogs'
import { findOldestAsked } from './refunds.repository'

/** Money that is to go back and that its provider has not taken yet. */
export function refundsBacklog({ db }: Pick<Deps, 'db'>): Backlog {
  return { name: 'refunds', read: () => findOldestAsked(db) }
}
