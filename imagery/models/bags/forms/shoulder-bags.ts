import type { Model } from '../../../kit/mesh/model'
import type { FlapShape } from '../bodies/flap'
import { flapBag } from '../bodies/flap-bag'
import { quilted } from '../bodies/relief'
import { zipBag } from '../bodies/zip-bag'
import { hanging, stampUp, strapDrop } from './measures'
import type { Forms, Measures } from './measures'

type FlapOverride = { shape?: FlapShape; drop?: number; corner?: number; size?: number; strap?: number }

/** A flap bag on a long strap; the croc line hangs on a chain. */
function shoulderFlap(measures: Measures, own: FlapOverride = {}): Model {
  const { design, width, height, depth, line, softness, over } = measures
  const carry = { drop: strapDrop(height), width: own.strap ?? 1.6 }
  return flapBag({
    width,
    height,
    depth,
    taper: 0.97,
    slim: 0.72,
    corner: own.corner ?? 1.4,
    flapShape: own.shape ?? design.flap,
    flapDrop: own.drop ?? 0.58,
    closure: design.closure,
    closureSize: own.size ?? 0.95,
    closureUp: stampUp(design.closure, 2.2),
    carry: line === '木纹' ? { kind: 'chain', ...carry, over } : hanging(measures, carry),
    softness: softness * 0.4,
    hasFeet: false,
  })
}

const moonBag = (measures: Measures, relief?: (x: number, y: number) => number) =>
  zipBag({
    shape: 'moon',
    width: measures.width,
    height: measures.height,
    depth: measures.depth,
    softness: 0.1,
    slim: 0.7,
    pad: 0.16,
    carry: hanging(measures, { drop: strapDrop(measures.height), width: 1.8 }),
    relief,
    lock: 'moon',
    lockSize: 0.8,
  })

export const shoulderBags: Forms = {
  line: (own) => shoulderFlap(own),
  saddle: (own) => shoulderFlap(own, { shape: 'saddle', drop: 0.78, corner: Math.min(5, own.width * 0.22) }),
  envelope: (own) => shoulderFlap(own, { shape: 'envelope', drop: 0.66 }),
  messenger: (own) => shoulderFlap(own, { drop: 0.72, size: 1.1, strap: 2.6 }),
  moon: (own) => moonBag(own),
  'quilted-moon': (own) => moonBag(own, quilted(2.1, 0.16)),
  zip: ({ width, height, depth, over }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth,
      softness: 0.06,
      pocket: 0.46,
      carry: { kind: 'strap', drop: strapDrop(height), width: 1.9, over },
    }),
  belt: ({ width, height, depth, over }) =>
    zipBag({
      shape: 'belt',
      width,
      height,
      depth,
      softness: 0.2,
      carry: { kind: 'strap', drop: 15, width: 3, over },
      isBeltBag: true,
    }),
}
