import type { Model, Part } from '../../kit/mesh/model'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { moved, scaled } from '../placing'
import { tumbler } from './candle'
import { giftBox } from './gift-box'
import { perfume } from './perfume'

/** What the bottles of a set hold: the scents that are chosen in it at first, in the colours of their own bottles. */
export const scentsOfSets = {
  'liquid-woody': '#b9c2a4',
  'liquid-amber': '#d3a867',
  'liquid-floral': '#e6c3bb',
  'liquid-fresh': '#bccbd2',
} as const

const bottle = (shape: 'a' | 'b' | 'c', liquid: keyof typeof scentsOfSets, size: number): Part[] =>
  scaled(perfume(shape)({}).parts, size).map((part) =>
    part.slot === 'liquid' ? { ...part, slot: liquid } : part,
  )

const boxed = (size: readonly [number, number, number], back: number, trays?: number) =>
  moved(giftBox({ size, trays, card: 'card', mark: 'brushed' }), 'box', [0, back])

const sets = {
  discovery: (): Part[] => [
    ...boxed([19, 17.5, 4.6], -3.4),
    ...moved(bottle('a', 'liquid-woody', 0.8), 'woody', [-5.6, 0.9], 0.16),
    ...moved(bottle('c', 'liquid-fresh', 0.8), 'fresh', [0.2, -0.6], 0),
    ...moved(bottle('b', 'liquid-floral', 0.8), 'floral', [5.7, 1.1], -0.14),
  ],
  'day-and-night': (): Part[] => [
    ...boxed([16, 19, 6], -3.2, 2),
    ...moved(bottle('c', 'liquid-fresh', 0.9), 'day', [-3.5, 1.4], 0.14),
    ...moved(bottle('a', 'liquid-amber', 0.9), 'night', [3.7, -0.2], -0.16),
  ],
  'candle-and-perfume': (): Part[] => [
    ...boxed([16, 14.5, 6], -4.6),
    ...moved(scaled(tumbler('clear'), 0.9), 'candle', [-3.4, 0.8], 0.06),
    ...moved(bottle('a', 'liquid-woody', 0.7), 'bottle', [4.6, -0.4], -0.18),
  ],
}

/** Bottles and candles before the white box that they come in. */
export function giftSet(params: Params): Model {
  return { parts: sets[choiceOf(params, 'design', ['discovery', 'day-and-night', 'candle-and-perfume'])]() }
}
