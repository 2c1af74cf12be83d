import type { Model } from '../../../kit/mesh/model'
import { bucket } from '../bucket/bucket'
import { flapBag } from '../bodies/flap-bag'
import { zipBag } from '../bodies/zip-bag'
import { hanging } from './measures'
import type { Forms, Measures } from './measures'

function miniFlap({ design, width, height, depth, over }: Measures, isBox: boolean): Model {
  return flapBag({
    width,
    height,
    depth,
    corner: 1,
    taper: isBox ? 1 : 0.92,
    slim: isBox ? 0.96 : 0.62,
    flapShape: design.flap,
    flapDrop: isBox ? 0.5 : 0.54,
    closure: design.closure,
    closureSize: 0.92,
    carry:
      design.closure === 'turn'
        ? { kind: 'handle', height: 5.6 }
        : {
            kind: design.closure === 'pearl' ? 'chain' : 'strap',
            drop: height * 0.8 + 3.5,
            width: 1.1,
            over,
          },
    hasFeet: false,
  })
}

export const miniBags: Forms = {
  line: (own) => miniFlap(own, false),
  box: (own) => miniFlap(own, true),
  moon: (measures) =>
    zipBag({
      shape: 'moon',
      width: measures.width,
      height: measures.height,
      depth: measures.depth,
      slim: 0.7,
      pad: 0.14,
      carry: hanging(measures, { drop: measures.height * 0.8 + 3.5, width: 1.2 }),
      lock: 'moon',
      lockSize: 0.6,
    }),
  bucket: ({ diameter, height, over }) =>
    bucket({ diameter, height, softness: 0.12, carry: { kind: 'strap', drop: 11, width: 1.1, over } }),
  round: ({ diameter, height, over }) =>
    zipBag({
      shape: 'round',
      width: diameter,
      height: diameter,
      depth: height,
      slim: 1,
      carry: { kind: 'chain', drop: 12, width: 1.1, over },
    }),
  phone: ({ width, height, depth, over }) =>
    flapBag({
      width,
      height,
      depth,
      taper: 1,
      slim: 0.9,
      corner: 1.1,
      flapShape: 'straight',
      flapDrop: 0.3,
      closure: 'bar',
      closureSize: 0.72,
      carry: { kind: 'strap', drop: 14, width: 1.1, over },
      hasFeet: false,
    }),
}
