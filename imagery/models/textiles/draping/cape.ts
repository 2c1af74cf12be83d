import type { Cloth } from '../../../kit/cloth/cloth'
import type { Sewing } from '../../../kit/cloth/sewing'
import { sewn } from '../../../kit/cloth/sewing'
import type { ClothTask } from '../../../kit/cloth/solving'
import { graph } from '../../../kit/plane/curves'
import type { Point } from '../../../kit/plane/outline'
import { necklineOf } from '../cutting/upper-cut'
import { figureSolids } from './figure-solids'
import { foldsOf, moulded } from './folds'
import type { Moulded } from './folds'
import { mirrored, panelOf, sideSewn, steamedFall } from './hanging'

/** From one knot of the cloth to the next, cm: it is thick. */
const step = 1.1

const hem = -88

/** It lies on the shoulders and falls over the arms, in few folds, for it is heavy. */
const { quarter, placeOf }: Moulded = moulded({
  wide: graph([
    [hem, 33.5],
    [-70, 31.6],
    [-50, 29.2],
    [-34, 26.6],
    [-22, 23.8],
    [-14, 21.2],
    [-9, 18.6],
    [-6, 16],
    [-3, 11.3],
    [0, 6.4],
  ]),
  deep: graph([
    [hem, 20.5],
    [-70, 18.6],
    [-50, 16.4],
    [-34, 14.6],
    [-22, 13.3],
    [-14, 11.4],
    [-9, 9.9],
    [-6, 8.9],
    [-3, 7.6],
    [0, 6.1],
  ]),
  relief: () => 0,
  folds: foldsOf([
    [-86, 9, 7, -10, -2],
    [-59, 8.5, 9.5, -5, 4],
    [-33, 7.5, 8, -9, -4],
    [-9, 8, 5.4, -36, -2],
    [19, 7.5, 6.4, -33, 3],
    [41, 7.5, 7.8, -8, 4],
    [64, 8.5, 9.5, -5, -4],
    [89, 9, 7, -11, 2],
    [114, 9, 7.6, -9, 0],
    [139, 8.5, 8.6, -6, 4],
    [167, 8.5, 6.4, -16, -2],
    [194, 8.5, 6.8, -14, 2],
    [221, 8.5, 8.6, -6, -4],
    [247, 9, 7.6, -9, 0],
  ]),
  top: 0,
  hem,
})

/** Half its width by height, what its collar stands on, and how long it is. */
export const capeCut = { halfAt: quarter, neck: { width: quarter(0), front: 6.8, back: 0.9 }, length: -hem }

function sewingOf(): Sewing {
  const half = (side: 1 | -1) => {
    const right = necklineOf(capeCut, side)
    const neck: Point[] = [...right.toReversed(), ...mirrored(right).toReversed().slice(1)]
    return {
      piece: panelOf({ quarter, top: 0, hem, step }, [{ name: 'neck', line: neck }]),
      place: (point: Point) => placeOf(side, point),
    }
  }
  return sideSewn(half(1), half(-1))
}

/** What is solved: a cape laid in its folds over shoulders and arms, held at its neck and let go. */
export function capeTask(): ClothTask {
  const sewing = sewingOf()
  const held = sewing.flat.flatMap(([, y], knot) => (y > -1.5 ? [knot] : []))
  const pins = [...new Set([...sewing.knotsOf('front.neck'), ...sewing.knotsOf('back.neck'), ...held])]
  return {
    sewing,
    fall: { ...steamedFall(pins), step, tension: 60, bending: 0.6, friction: 0.3 },
    obstacles: figureSolids('woman', 0, true),
  }
}

/** As it hangs. */
export const capeCloth = (places: ArrayLike<number>): Cloth =>
  sewn(sewingOf(), places, { seams: 40, cloth: 12, isEven: true })
