import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { distancesAlong, item, lerp, vector } from '../../../kit/plane/maths'
import { dense } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { rectangle } from './trim'

const forwards = vector(0, 0, 1)

/** Two rows of metal teeth that reach between each other, and a puller; `over` is how they go on above the cloth. */
export function zipper(on: Draped, low: number, high: number, over: readonly Vector3[] = []): Part[] {
  const line = Array.from({ length: 40 }, (_, index) => on.spot(1, [0, lerp(low, high, index / 39)]))
  const onCloth = line.map(({ point, normal }) => point.clone().addScaledVector(normal, 0.12))
  const above = over.map((point) => point.clone().addScaledVector(forwards, 0.12))
  const points = [...onCloth, ...above]
  return [
    {
      name: 'tape',
      geometry: merged([
        patch(on, dense(rectangle(-0.9, 0.9, low, high), 0.5), { thickness: 0.1, step: 0.45 }),
        ...(over.length > 0 ? [tapeOver([...onCloth.slice(-1), ...above])] : []),
      ]),
      slot: 'tape',
    },
    { name: 'teeth', geometry: teethAlong(points), slot: 'metal' },
    { name: 'puller', geometry: pullerOn(points), slot: 'metal' },
  ]
}

/** The tape behind the ends of a collar, where no cloth is. */
const tapeOver = (points: readonly Vector3[]) =>
  sweep(
    superellipse(1.8, 0.1, 8, 24),
    curveThrough(
      points.map((point) => point.clone().addScaledVector(forwards, -0.16)),
      20,
    ),
    { hint: () => forwards },
  )

/** Teeth in two rows, each between two of the other; from afar the bar that they make. */
function teethAlong(points: readonly Vector3[]) {
  if (isCoarse())
    return sweep(superellipse(0.5, 0.24, 3, 20), curveThrough(points, 120), {
      hint: () => forwards,
      roundEnds: true,
    })
  const long = item(distancesAlong(points), points.length - 1)
  const places = curveThrough(points, Math.round(long / 0.15))
  const tooth = superellipse(0.3, 0.24, 4, 12)
  return merged(
    places.slice(1, -1).map((place, index) => {
      const along = item(places, index + 2)
        .clone()
        .sub(item(places, index))
        .normalize()
      const middle = place.clone().add(vector(index % 2 === 0 ? 0.11 : -0.11, 0, 0))
      const ends = [-0.06, 0.06].map((by) => middle.clone().addScaledVector(along, by))
      return sweep(tooth, ends, { hint: () => forwards })
    }),
  )
}

/** The slider at the top of the zip and its puller, which hangs from it. */
function pullerOn(points: readonly Vector3[]) {
  const top = item(points, points.length - 2)
  const from = (down: number, out: number) => top.clone().add(vector(0, -down, out))
  return merged([
    sweep(superellipse(0.85, 0.36, 5, 24), [from(-0.1, 0.06), from(0.9, 0.06)], { hint: () => forwards }),
    sweep(superellipse(0.5, 0.14, 5, 24), [from(0.5, 0.34), from(3, 0.4)], {
      hint: () => forwards,
      roundEnds: true,
    }),
  ])
}
