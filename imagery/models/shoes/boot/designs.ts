import type { Point } from '../../../kit/plane/outline'
import type { LastOptions } from '../last/last'

export const designs = ['chelsea', 'riding', 'heeled', 'combat', 'desert'] as const
export type Design = (typeof designs)[number]

export const lasts: Record<Design, LastOptions> = {
  chelsea: { heel: 0, toe: 'almond', instep: 7.4, toeHeight: 3, isEven: true },
  riding: { heel: 0, toe: 'round', instep: 7.4, toeHeight: 3.1 },
  heeled: { heel: 0, toe: 'pointed', instep: 6.6, spring: 0.5 },
  combat: { heel: 0, toe: 'full', instep: 7.8, spring: 1 },
  desert: { heel: 0, toe: 'full', instep: 7.4, toeHeight: 3.4, isEven: true },
}

/** How thick the sole is in front, cm. */
export const fronts: Record<Design, number> = {
  combat: 2,
  desert: 1.5,
  heeled: 0.35,
  chelsea: 0.6,
  riding: 0.6,
}

export const isLaced = (design: Design) => design === 'combat' || design === 'desert'

const tall: readonly Point[] = [
  [0, 7.6],
  [0.3, 7],
  [0.7, 6.4],
  [1, 6.2],
]

/**
 * How high the lower part stands over the sole, from the throat to the heel. At the throat it is lower than the ridge: as high
 * as that, both sides would lie on it and leave a slit.
 */
export const sides: Record<Design, readonly Point[]> = {
  chelsea: tall,
  riding: tall,
  combat: tall,
  desert: tall,
  heeled: [
    [0, 6.1],
    [0.3, 6.3],
    [1, 6.2],
  ],
}
