import { bucket } from '../bucket/bucket'
import { zipBag } from '../bodies/zip-bag'
import { hanging } from './measures'
import type { Forms } from './measures'

export const bucketBags: Forms = {
  line: (measures) =>
    bucket({
      diameter: measures.diameter,
      height: measures.height,
      softness: 0.22,
      carry: hanging(measures, { drop: Math.min(18, measures.height * 0.72), width: 1.5 }),
    }),
  backpack: ({ width, height, depth }) =>
    zipBag({
      shape: 'dome',
      width,
      height,
      depth,
      softness: 0.3,
      slim: 0.62,
      pocket: 0.42,
      carry: { kind: 'handles', height: 6 },
      isBackpack: true,
    }),
  sack: ({ width, height, depth }) =>
    bucket({
      diameter: depth * 1.25,
      oval: width / (depth * 1.25),
      height,
      softness: 0.5,
      carry: { kind: 'strap', drop: 10, width: 2.6 },
      isBackpack: true,
    }),
}
