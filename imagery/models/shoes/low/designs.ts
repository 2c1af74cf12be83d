import type { LastOptions } from '../last/last'

export const designs = ['penny', 'tassel', 'derby', 'oxford', 'ballet', 'platform', 'mule'] as const
export type Design = (typeof designs)[number]

export const lasts: Record<Design, Pick<LastOptions, 'toe'> & Partial<LastOptions>> = {
  penny: { toe: 'round', instep: 6.6, toeHeight: 3 },
  tassel: { toe: 'almond', instep: 6.4, toeHeight: 2.8, width: 1.02 },
  derby: { toe: 'round', instep: 7, toeHeight: 3.3, width: 1.02, isEven: true },
  oxford: { toe: 'almond', instep: 7, toeHeight: 3, width: 0.98, isEven: true },
  ballet: { toe: 'round', instep: 4.8, toeHeight: 2, spring: 0.4, width: 0.96 },
  platform: { toe: 'square', instep: 6.6, toeHeight: 3.2, spring: 0.9 },
  mule: { toe: 'almond', instep: 6.4, toeHeight: 2.7 },
}

export const sides: Record<Design, readonly (readonly [number, number])[]> = {
  penny: [
    [0, 5.2],
    [0.2, 4.9],
    [0.45, 4.7],
    [0.75, 5.4],
    [1, 6],
  ],
  tassel: [
    [0, 5.2],
    [0.2, 4.9],
    [0.45, 4.7],
    [0.75, 5.4],
    [1, 6],
  ],
  derby: [
    [0, 6.6],
    [0.25, 6.4],
    [0.5, 5.5],
    [0.75, 5.6],
    [1, 6.4],
  ],
  oxford: [
    [0, 6.6],
    [0.25, 6.3],
    [0.5, 5.4],
    [0.75, 5.5],
    [1, 6.3],
  ],
  ballet: [
    [0, 2.2],
    [0.3, 2.4],
    [0.6, 3],
    [0.85, 4.4],
    [1, 4.9],
  ],
  platform: [
    [0, 5.2],
    [0.2, 4.9],
    [0.45, 4.7],
    [0.75, 5.4],
    [1, 6],
  ],
  mule: [
    [0, 5.2],
    [0.16, 4.9],
    [0.3, 3.9],
    [0.4, 0.7],
    [0.46, 0.35],
    [1, 0.32],
  ],
}

export const throats: Record<Design, number> = {
  penny: 0.54,
  tassel: 0.54,
  derby: 0.46,
  oxford: 0.46,
  ballet: 0.76,
  platform: 0.54,
  mule: 0.54,
}
