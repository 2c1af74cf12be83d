import { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { pieces } from '../../../kit/plane/detail'
import { item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { stitchRows } from '../../../kit/solids/stitches'
import type { Seam } from '../../../kit/solids/stitches'
import { pointOn, strapSection, sweep } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'
import { ringWire } from '../fittings/rings'
import { halfThick, sewn, sewnSection } from '../fittings/sewn-section'

const thick = 0.25
/** How high above the bar the folded end lies flat on the strap, and how thin it is shaved. */
const joined = 0.9
const shaved = 0.4

/** How far the middle of the strap is from the middle of its two layers. */
export const strapOff = thick / 2

/** The end of a strap around a bar: from where it leaves the strap down, around, and up again inside to its end. */
function foldOf(back: number): { points: Point[]; scale: number[] } {
  const around = ringWire + thick / 2
  const count = pieces(12, 5)
  const out = steps(1, 0, count).map((t): Point => [lerp(around, strapOff, smooth(0, 1, t)), t * joined])
  const turn = steps(0, Math.PI, pieces(24, 8)).map((a): Point => [
    around * Math.cos(a),
    -around * Math.sin(a),
  ])
  const inside = steps(0, 1, count).map((t): Point => [-lerp(around, strapOff, smooth(0, 1, t)), t * joined])
  const end = steps(joined, back, pieces(16, 5)).map((y) => {
    const scale = lerp(1, shaved, smooth(back - 0.7, back, y))
    return { point: [-strapOff * scale, y] as const, scale }
  })
  const points = [...out, ...turn.slice(1), ...inside.slice(1)]
  return {
    points: [...points, ...end.slice(1).map(({ point }) => point)],
    scale: [...points.map(() => 1), ...end.slice(1).map(({ scale }) => scale)],
  }
}

/** Frames along a line in the plane of x and y, whose upper side looks outwards on its way up. */
function framesOf(points: readonly Point[], scales: readonly number[]): Frame[] {
  const last = points.length - 1
  return points.map(([x, y], k) => {
    const [before, after] = [item(points, Math.max(0, k - 1)), item(points, Math.min(last, k + 1))]
    const along = new Vector3(after[0] - before[0], after[1] - before[1], 0).normalize()
    const scale = item(scales, k)
    const up = vector(0, 0, 1).cross(along)
    return { at: vector(x, y, 0), side: vector(0, 0, -1), up, along, scale, widen: 1 / scale }
  })
}

type FoldedStrapOptions = {
  /** From the left to the right; both ends lie `joined` above the bars, along the strap. */
  arch: readonly Point[]
  /** How far both ends lean to the middle, radians. */
  lean: number
  width: number
  /** How long the ends are that are folded back inside. */
  back: number
}

/** How far along itself from the bar that it folds around a strap is one layer and its fold. */
export const strapStart = joined

/** What an end folds around. */
type Bar = { sign: number; at: Point }

/** A place at the end of a leaning strap: so far out of its bar, and so far up along it. */
export function leaning([x, y]: Point, [out, up]: Point, lean: number, sign: number): Point {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)]
  return [x + sign * (out * cos - up * sin), y + out * sin + up * cos]
}

/** A flat strap whose ends fold around the bars of rings and are sewn to its inside. */
export function foldedStrap({ arch, lean, width, back }: FoldedStrapOptions): Part[] {
  const fold = foldOf(back)
  const bars = [
    { sign: -1, end: item(arch, 0) },
    { sign: 1, end: item(arch, arch.length - 1) },
  ].map(({ sign, end }): Bar => ({ sign, at: leaning(end, [-strapOff, -joined], lean, sign) }))
  const [left = [], right = []] = bars.map(({ sign, at }) =>
    fold.points.map((point) => leaning(at, point, lean, sign)),
  )
  const inner = arch.slice(1, -1)
  const points = [...left.reverse(), ...inner, ...right]
  const scales = [...[...fold.scale].reverse(), ...inner.map(() => 1), ...fold.scale]
  const frames = framesOf(points, scales)
  const edge = strapSection(0.05, thick * 0.5)
  const painted = (sign: number) =>
    sweep(
      edge,
      frames.map((frame) => ({
        ...frame,
        widen: 1,
        at: frame.at.clone().addScaledVector(frame.side, (sign * width) / 2),
      })),
    )
  const name = 'shoulder-strap'
  const seams = seamsOf(frames, { width, ends: fold.points.length, back, lean, bars })
  return [
    { name, slot: 'strap', geometry: sweep(sewnSection(width, thick), frames) },
    { name: `${name}-edge`, slot: 'edge', geometry: painted(1) },
    { name: `${name}-edgeb`, slot: 'edge', geometry: painted(-1) },
    {
      name: `${name}-seam`,
      slot: 'stitch',
      geometry: stitchRows(seams, { pitch: 0.42, length: 0.31, radius: 0.028, lift: 0 }),
    },
  ]
}

/** Two rows outside, two inside, on the ends too, and a row across where each end is sewn down. */
function seamsOf(
  frames: readonly Frame[],
  {
    width,
    ends,
    back,
    lean,
    bars,
  }: { width: number; ends: number; back: number; lean: number; bars: readonly Bar[] },
): Seam[] {
  /** How far up along its own end a place is above the bar. */
  const above = ({ x, y }: Vector3) =>
    Math.max(
      ...bars.map(({ sign, at }) =>
        sign * x < 0 ? -Infinity : (y - at[1]) * Math.cos(lean) - sign * (x - at[0]) * Math.sin(lean),
      ),
    )
  const line = width / 2 - sewn.inset
  const spot = (frame: Frame, across: number, face: number) => ({
    at: pointOn(frame, [across, face * halfThick(across, width, thick)]),
    normal: frame.up.clone().multiplyScalar(face),
  })
  const rows = (list: readonly Frame[], face: number) =>
    [1, -1].map((edge) => list.map((frame) => spot(frame, edge * line, face)))
  const strap = frames.slice(ends - 1, frames.length - ends + 1)
  const free = strap.filter(({ at }) => above(at) > back + 0.1)
  const isEnd = ({ at, scale = 1 }: Frame) => above(at) > joined && scale > 0.75
  const folded = [frames.slice(0, ends), frames.slice(frames.length - ends)].map((list) => list.filter(isEnd))
  const across = [item(strap, 0), item(strap, strap.length - 1)].map((frame) =>
    steps(-line, line, 10).map((x) => spot(frame, x, 1)),
  )
  return [...rows(strap, 1), ...rows(free, -1), ...folded.flatMap((list) => rows(list, 1)), ...across].filter(
    (row) => row.length > 1,
  )
}
