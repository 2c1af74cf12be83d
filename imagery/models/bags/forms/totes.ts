import type { Model } from '../../../kit/mesh/model'
import { openBag } from '../bodies/open-bag'
import { zipBag } from '../bodies/zip-bag'
import type { Closure } from '../../closure'
import type { Forms, Measures } from './measures'

const toteLocks: Record<string, Closure> = { 拱廊: 'arch', 晨曦: 'turn' }

function tote({ line, width, height, depth, softness }: Measures, isBasket = false): Model {
  const isStiff = ['拱廊', '林缘'].includes(line)
  const upright = height > width ? 1.02 : 1.08
  return openBag({
    width,
    height,
    depth,
    taper: isBasket ? 1.16 : upright,
    slim: 0.68,
    softness: isStiff ? 0.1 : softness * 1.4,
    handles: {
      kind: 'flat',
      height: Math.min(height * 0.55, 16),
      width: isBasket ? 2.6 : 2.1,
      sewn: height * (line === '林缘' ? 0.45 : 0.26),
    },
    lock: toteLocks[line],
  })
}

export const totes: Forms = {
  line: (own) => tote(own),
  basket: (own) => tote(own, true),
  briefcase: ({ line, width, height, depth }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth,
      softness: 0.08,
      corner: 2,
      ...(line === '拱廊' ? { lock: 'arch' as const } : { pocket: 0.5 }),
      carry: { kind: 'handles', height: 8 },
    }),
  duffel: ({ width, height, depth }) =>
    zipBag({
      shape: 'dome',
      width,
      height,
      depth,
      softness: 0.16,
      slim: 0.55,
      corner: 5,
      carry: { kind: 'handles', height: 12 },
    }),
}
