import { flapBag } from '../bodies/flap-bag'
import { openBag } from '../bodies/open-bag'
import { zipBag } from '../bodies/zip-bag'
import { stampUp } from './measures'
import type { Forms } from './measures'

export const topHandleBags: Forms = {
  line: ({ design, width, height, depth }) => {
    const isStraight = design.flap === 'straight'
    return flapBag({
      width,
      height,
      depth,
      taper: isStraight ? 0.97 : 0.9,
      slim: isStraight ? 0.75 : 0.55,
      flapShape: design.flap,
      flapDrop: isStraight ? 0.44 : 0.52,
      closure: design.closure,
      closureUp: stampUp(design.closure, 2.4),
      carry: { kind: 'handle', height: Math.min(9.5, height * 0.5 + 0.6) },
    })
  },
  twin: ({ width, height, depth }) =>
    openBag({
      width,
      height,
      depth,
      taper: 0.92,
      slim: 0.7,
      corner: 2,
      softness: 0.05,
      handles: { kind: 'rolled', height: 9.5 },
      lock: 'arch',
      hasFeet: true,
    }),
  doctor: ({ width, height, depth }) =>
    zipBag({
      shape: 'dome',
      width,
      height,
      depth,
      softness: 0.12,
      slim: 0.5,
      carry: { kind: 'handles', height: 9 },
      lock: 'bar',
    }),
}
