import { numberOf } from '../../params'
import { hardCase } from '../bodies/case'
import { flapBag } from '../bodies/flap-bag'
import { zipBag } from '../bodies/zip-bag'
import type { Forms } from './measures'

export const clutches: Forms = {
  line: ({ design, width, height, depth }) =>
    flapBag({
      width,
      height,
      depth,
      taper: 0.98,
      slim: 0.7,
      corner: 0.9,
      flapShape: design.flap,
      flapDrop: 0.7,
      closure: design.closure,
      closureUp: 0.95,
      carry: { kind: 'none' },
      hasFeet: false,
    }),
  case: ({ width, height, depth }) => hardCase({ width, height, depth }),
  fold: ({ width }) =>
    flapBag({
      width,
      height: 13,
      depth: 2.2,
      taper: 1,
      slim: 0.8,
      corner: 0.8,
      flapShape: 'straight',
      flapDrop: 0.82,
      closure: 'plain',
      closureUp: 2.2,
      carry: { kind: 'none' },
      softness: 0.12,
      hasFeet: false,
    }),
  pouch: ({ width, height, depth }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth,
      corner: 2.4,
      softness: 0.16,
      slim: 0.45,
      rim: 0.13,
      lock: 'moon',
      lockSize: 0.85,
    }),
  coin: ({ diameter, height }) =>
    zipBag({
      shape: 'round',
      width: diameter,
      height: diameter,
      depth: height,
      slim: 1,
      pad: 0.08,
      lock: 'leaf',
      lockSize: 0.55,
    }),
  key: ({ width, height, depth }) =>
    flapBag({
      width,
      height,
      depth,
      taper: 1,
      slim: 0.9,
      corner: 0.8,
      flapShape: 'arc',
      flapDrop: 0.55,
      closure: 'turn',
      closureSize: 0.6,
      closureUp: 0.8,
      carry: { kind: 'none' },
      hasFeet: false,
      thickness: 0.16,
    }),
}

export const zipPouches: Forms = {
  line: ({ width, height, params }) =>
    zipBag({
      shape: 'box',
      width,
      height,
      depth: numberOf(params, 'depth', 1.8),
      corner: 1,
      softness: 0.05,
      slim: 0.7,
      pad: 0.08,
    }),
}
