import { Matrix4 } from 'three'
import type { Vector3 } from 'three'
import { merge, place } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { detail } from '../../../kit/plane/detail'
import { clamp, item, steps } from '../../../kit/plane/maths'
import { roundedRectangle } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { plate, roundedBox } from '../../../kit/solids/solids'
import { normalAt } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import { ring, strapSection, sweep } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'

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
const STOP_AFTER = 0.46
const SLIDER_LENGTH = 0.85
/** cm. */
const TAPE_WIDTH = 1.1

/** A place on the zip with the ways along it, across it and off it, which stand upright on each other. */
type Station = { at: Vector3; along: Vector3; across: Vector3; out: Vector3 }

/** A zip with its slider and pull, drawn to a share of its length; its teeth end behind the slider, at a stop. */
export function zip(side: Surface, isZipped: Zipped, closed: number): Part[] {
  const line = zipLine(side, isZipped)
  // From tooth to tooth: those of both sides lie between each other. A light model has fewer.
  const pitch = detail() < 1 ? 0.3 : 0.16
  const stations = stationsOf(line, pitch)
  const end = Math.floor((stations.length - 1) * closed)
  const slider = item(stations, end)
  const isToothed = (at: Vector3, k: number) => k < end || at.distanceTo(slider.at) < STOP_AFTER - 0.12
  const teeth = stations.flatMap((station, k) => (isToothed(station.at, k) ? [tooth(station, k, pitch)] : []))
  const stop =
    stations.slice(end).find(({ at }) => at.distanceTo(slider.at) > STOP_AFTER) ?? item(stations, end)
  const stand = basisOf(slider, 0.14)
  const eye = place(ring(EYE_RADIUS, 0.05, 40, 14), { turn: [0, Math.PI / 2, 0], at: [0, 0, 0.16] })
  return [
    {
      name: 'zip-tape',
      slot: 'edge',
      geometry: sweep(strapSection(TAPE_WIDTH, 0.05), stations.map(frameOf)),
    },
    { name: 'zip-teeth', slot: 'metal', geometry: merge([...teeth, stopAt(stop)]) },
    {
      name: 'zip-slider',
      slot: 'metal',
      geometry: roundedBox([0.5, SLIDER_LENGTH, 0.22], 0.09, 3).applyMatrix4(stand),
    },
    { name: 'zip-eye', slot: 'metal', geometry: eye.applyMatrix4(stand) },
    { name: 'zip-pull', slot: 'metal', geometry: pull(stations, end, pitch) },
  ]
}

function stationsOf(line: ReturnType<typeof zipLine>, pitch: number): Station[] {
  const stations: Station[] = []
  let last = item(line, 0).at
  for (const { at, normal } of line) {
    if (at.distanceTo(last) < pitch) continue
    const along = at.clone().sub(last).normalize()
    const across = along.clone().cross(normal).normalize()
    stations.push({ at, along, across, out: across.clone().cross(along).normalize() })
    last = at
  }
  return stations
}

/** x across the zip, y along it, z off it; lifted by cm. */
const basisOf = ({ at, along, across, out }: Station, lift: number) =>
  new Matrix4().makeBasis(across, along, out).setPosition(at.clone().addScaledVector(out, lift))

const frameOf = ({ at, along, across, out }: Station): Frame => ({
  at: at.clone().addScaledVector(out, 0.012),
  ...{ side: across.clone().negate(), up: out, along },
})

/** Reaches past the middle from either side in turn, so that the two rows mesh. */
const tooth = (station: Station, k: number, pitch: number) =>
  roundedBox([0.34, pitch * 0.86, 0.14], 0.045, detail() < 1 ? 1 : 2).applyMatrix4(
    basisOf(
      { ...station, at: station.at.clone().addScaledVector(station.across, k % 2 ? -0.08 : 0.08) },
      0.05,
    ),
  )

/** The bar across both rows of teeth that holds the slider. */
const stopAt = (station: Station) =>
  roundedBox([0.46, 0.16, 0.16], 0.06, 2).applyMatrix4(basisOf(station, 0.05))

const EYE_RADIUS = 0.18

/**
 * Hangs in the slider's eye and lies on the zip: on its teeth, or, where the zip goes downhill, on the tape beyond. It is
 * lifted until nothing of the zip comes through.
 */
function pull(stations: readonly Station[], end: number, pitch: number) {
  const slider = item(stations, end)
  const length = clamp(stations.length * pitch * 0.12, 1.3, 2.1)
  const towards = slider.along.y < -0.25 ? 1 : -1
  const count = Math.round((length + EYE_RADIUS) / pitch)
  const under = Array.from({ length: count }, (_, k) =>
    item(stations, clamp(end + towards * (k + 1), 0, stations.length - 1)),
  )
  const foot = under[under.length - 1] ?? slider
  const eye = slider.at.clone().addScaledVector(slider.out, 0.3)
  const tip = foot.at.clone()
  const cleared = () =>
    under.every(({ at, out }) => {
      const share = clamp(at.distanceTo(slider.at) / Math.max(0.01, foot.at.distanceTo(slider.at)), 0, 1)
      return eye.clone().lerp(tip, share).sub(at).dot(out) > PULL_LIFT
    })
  for (let k = 0; k < 40 && !cleared(); k++) tip.addScaledVector(foot.out, 0.04)
  const along = tip.clone().sub(eye).normalize()
  const across = along.clone().cross(slider.out).normalize()
  const basis = new Matrix4()
    .makeBasis(across, along, across.clone().cross(along))
    .setPosition(eye.clone().addScaledVector(along, EYE_RADIUS))
  const hole = roundedRectangle(0.2, 0.2, 0.1, 0.03)
  const outline = roundedRectangle(0.55, length, 0.26, 0.06).map(([x, y]): Point => [x, y + length / 2 - 0.2])
  return plate(outline, 0.12, 0.04, { holes: [hole] }).applyMatrix4(basis)
}

/** From the tape to the middle of the pull: over the teeth, cm. */
const PULL_LIFT = 0.2
