import type { LastOptions } from '../last/last'

export const designs = ['chelsea', 'riding', 'heeled', 'combat', 'desert'] as const
export type Design = (typeof designs)[number]

export const lasts: Record<Design, LastOptions> = {
  chelsea: { heel: 0, toe: 'almond', instep: 7.4, toeHeight: 3 },
  riding: { heel: 0, toe: 'round', instep: 7.4, toeHeight: 3.1 },
  heeled: { heel: 0, toe: 'pointed', instep: 6.6, spring: 0.5 },
  combat: { heel: 0, toe: 'full', instep: 7.8, spring: 1 },
  desert: { heel: 0, toe: 'full', instep: 7.4, toeHeight: 3.4 },
}
