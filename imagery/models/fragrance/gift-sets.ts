import type { Model, Part } from '../../kit/mesh/model'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { moved, scaled } from '../placing'
import { candle } from './candle'
import { giftBox } from './gift-box'
import { perfume } from './perfume'

const bottle = (
  shape: 'a' | 'b' | 'c',
  scent: 'woody' | 'amber' | 'floral' | 'fresh',
  size: number,
): Part[] =>
  scaled(perfume(shape)({}).parts, size).map((part) =>
    part.slot === 'liquid' ? { ...part, slot: `liquid-${scent}` } : part,
  )

const boxed = (size: readonly [number, number, number], back: number, trays?: number) =>
  moved(giftBox({ size, trays, card: 'card', mark: 'brushed' }), 'box', [0, back])

const sets = {
  discovery: (): Part[] => [
    ...boxed([19, 17.5, 4.6], -3.4),
    ...moved(bottle('a', 'woody', 0.8), 'woody', [-5.6, 0.9], 0.16),
    ...moved(bottle('c', 'fresh', 0.8), 'fresh', [0.2, -0.6], 0),
    ...moved(bottle('b', 'floral', 0.8), 'floral', [5.7, 1.1], -0.14),
  ],
  'day-and-night': (): Part[] => [
    ...boxed([16, 19, 6], -3.2, 2),
    ...moved(bottle('c', 'fresh', 0.9), 'day', [-3.5, 1.4], 0.14),
    ...moved(bottle('a', 'amber', 0.9), 'night', [3.7, -0.2], -0.16),
  ],
  'candle-and-perfume': (): Part[] => [
    ...boxed([16, 14.5, 6], -4.6),
    ...moved(scaled(candle({ vessel: 'porcelain' }).parts, 0.9), 'candle', [-4.4, 0.4], 0.06),
    ...moved(bottle('a', 'woody', 0.7), 'bottle', [5.3, -0.6], -0.18),
  ],
}

/** Bottles and candles before the white box that they come in. */
export function giftSet(params: Params): Model {
  return { parts: sets[choiceOf(params, 'design', ['discovery', 'day-and-night', 'candle-and-perfume'])]() }
}
