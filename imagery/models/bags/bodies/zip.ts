import { Matrix4 } from 'three'
import type { Vector3 } from 'three'
import { merge, place, standing } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { detail } from '../../../kit/plane/detail'
import { item, steps, vector } from '../../../kit/plane/maths'
import { roundedRectangle } from '../../../kit/plane/outline'
import { plate, roundedBox } from '../../../kit/solids/solids'
import { normalAt } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import { ring } from '../../../kit/solids/sweep'

/** Says where along a bag's strip its zip runs. */
export type Zipped = (at: Vector3) => boolean

/** Places along the middle of the strip where the zip runs. */
function zipLine(side: Surface, isZipped: Zipped) {
  return steps(0, 1, 5000)
    .map((u) => ({ at: side(u, 0.5), normal: normalAt(side, u, 0.5) }))
    .filter(({ at }) => isZipped(at))
    .toSorted((a, b) => a.at.x - b.at.x)
}

/** From the middle of the slider to that of the stop, cm. */
const STOP_AFTER = 0.56

/** A zip with its slider and pull, drawn to a share of its length; its teeth end behind the slider, at a stop. */
export function zip(side: Surface, isZipped: Zipped, closed: number): Part[] {
  const line = zipLine(side, isZipped)
  const end = item(line, Math.floor(line.length * closed))
  const isToothed = (k: number, at: Vector3) =>
    k < line.length * closed || at.distanceTo(end.at) < STOP_AFTER - 0.16
  // From tooth to tooth: those of both sides lie between each other. A light model has fewer.
  const pitch = detail() < 1 ? 0.3 : 0.16
  const teeth = []
  const tape = []
  let last = item(line, 0).at.clone()
  let count = 0
  for (const [k, { at, normal }] of line.entries()) {
    if (k === 0 || at.distanceTo(last) < pitch) continue
    const along = at.clone().sub(last).normalize()
    const across = along.clone().cross(normal).normalize()
    const out = across.clone().cross(along).normalize()
    const basis = new Matrix4().makeBasis(along, out, across)
    const tooth = roundedBox([0.12, 0.12, 0.32], 0.045, detail() < 1 ? 1 : 2)
    const aside = count % 2 === 0 ? 0.07 : -0.07
    if (isToothed(k, at))
      teeth.push(
        tooth.applyMatrix4(
          basis.clone().setPosition(at.clone().addScaledVector(across, aside).addScaledVector(out, 0.04)),
        ),
      )
    tape.push(
      roundedBox([at.distanceTo(last) + 0.06, 0.05, 1.1], 0.02, 1).applyMatrix4(
        basis.clone().setPosition(at.clone().add(last).multiplyScalar(0.5).addScaledVector(out, 0.012)),
      ),
    )
    last = at.clone()
    count += 1
  }
  const stand = standing(end.at.clone().addScaledVector(end.normal, 0.14), vector(0, 0, 1), end.normal)
  const slider = roundedBox([0.5, 0.85, 0.22], 0.09, 3).applyMatrix4(stand)
  const pull = place(plate(roundedRectangle(0.55, 2.1, 0.26, 0.06), 0.14, 0.05), {
    turn: [0, 0.3, 0],
    at: [0.1, -1.25, 0.12],
  }).applyMatrix4(stand)
  const eye = place(ring(0.2, 0.07, 40, 14), { at: [0, -0.28, 0.16] }).applyMatrix4(stand)
  return [
    { name: 'zip-tape', slot: 'edge', geometry: merge(tape) },
    { name: 'zip-teeth', slot: 'metal', geometry: merge([...teeth, stopAfter(line, end)]) },
    { name: 'zip-slider', slot: 'metal', geometry: slider },
    { name: 'zip-eye', slot: 'metal', geometry: eye },
    { name: 'zip-pull', slot: 'metal', geometry: pull },
  ]
}

type Place = ReturnType<typeof zipLine>[number]

/** The bar across both rows of teeth that holds the slider. */
function stopAfter(line: readonly Place[], slider: Place) {
  const { at, normal } =
    line.find(({ at }) => at.x > slider.at.x && at.distanceTo(slider.at) > STOP_AFTER) ?? slider
  const stand = standing(at.clone().addScaledVector(normal, 0.05), vector(0, 0, 1), normal)
  return roundedBox([0.46, 0.16, 0.16], 0.06, 2).applyMatrix4(stand)
}
