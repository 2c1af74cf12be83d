import type { Vector3 } from 'three'
import { at } from '../../../kit/plane/curves'
import { clamp, distancesAlong, lerp, smooth, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import type { Row } from '../../../kit/skins/raw'
import { normalsOf, shell } from '../../../kit/skins/shell'
import type { Form } from '../last/form'
import { upperRows } from '../last/upper'
import type { Topline as Opening } from '../last/upper'

/** The rings of a boot's shaft: middle and half axes at a share of its height. */
export type ShaftShape = (share: number) => { x: number; y: number; long: number; wide: number }

/** How much higher a ring is at a turn: 0 is the front, half a turn the back. */
export type Topline = (turn: number) => number

const nearlyLevel: Topline = (turn) => 0.25 * Math.cos(turn)

/** A boot's skin as rings from the sole to the top, and what lies on it. */
export type Skin = { rows: Row[]; normals: Vector3[][]; lowers: number }

const around = 110

export function bootSkin(
  form: Form,
  opening: Opening,
  shape: ShaftShape,
  { levels = 44, topline = nearlyLevel }: { levels?: number; topline?: Topline } = {},
): Skin {
  const lower = upperRows(form, opening, { around, up: 30 })
  const edge = at(lower, lower.length - 1)
  const before = at(lower, lower.length - 3)
  const reach = shape(1).y - shape(0).y
  const shaft = Array.from({ length: levels }, (_, level) => {
    const share = (level + 1) / levels
    const { x, y, long, wide } = shape(share)
    return edge.map((point, index) => {
      const turn = (index / edge.length) * 2 * Math.PI
      // The ring is drawn as the lower's: outside first, from the front to the back.
      const goal = vector(
        x + long * Math.cos(turn),
        y + topline(turn),
        wide * Math.sin(turn) + form.spine(1, 1).z,
      )
      const along = point.clone().sub(at(before, index)).normalize()
      // Upwards and back alone: what leans over the instep from both sides would meet in the middle.
      along.setZ(along.z * 0.15)
      const free = point.clone().addScaledVector(along, Math.min(reach, 9) * share * 0.9)
      return free.lerp(goal, smooth(0, Math.min(1, 7 / reach), share) ** 0.8)
    })
  })
  const rows = [...lower, ...shaft]
  let normals = normalsOf(rows, true)
  // They must look out of the foot.
  const toe = at(at(rows, 20), 0).x - form.last.length / 2
  if (at(at(normals, 8), 0).x * toe < 0) normals = normals.map((row) => row.map((normal) => normal.negate()))
  return { rows, normals, lowers: lower.length }
}

/** The same skin through other rows, its normals still looking out of the foot. */
export function reshaped(skin: Skin, rows: Row[]): Skin {
  const normals = normalsOf(rows, true)
  const isInward = at(at(normals, 8), 0).dot(at(at(skin.normals, 8), 0)) < 0
  return { ...skin, rows, normals: isInward ? normals.map((row) => row.map((one) => one.negate())) : normals }
}

/** A place on the skin: lines from the sole, columns from the front, outside positive. */
export function onSkin({ rows, normals }: Skin, line: number, column: number, out = 0) {
  const width = at(rows, 0).length
  const wrap = (value: number) => ((value % width) + width) % width
  const l = clamp(line, 0, rows.length - 1.001)
  const c = wrap(column)
  const [l0, c0] = [Math.floor(l), Math.floor(c)]
  const [fl, fc] = [l - l0, c - c0]
  const pick = (grid: readonly Row[]) => {
    const get = (dl: number, dc: number) => at(at(grid, l0 + dl), wrap(c0 + dc))
    return get(0, 0)
      .clone()
      .lerp(get(0, 1), fc)
      .lerp(get(1, 0).clone().lerp(get(1, 1), fc), fl)
  }
  return pick(rows).addScaledVector(pick(normals).normalize(), out)
}

/** Another piece on the skin, between two columns at each line. */
export function pieceOn(
  skin: Skin,
  lines: readonly [number, number],
  columns: (share: number) => readonly [number, number],
  { thickness = 0.12, out = -0.03, along = 60, across = 20 } = {},
) {
  const rows = Array.from({ length: along + 1 }, (_, index) => {
    const share = index / along
    const [from, to] = columns(share)
    return Array.from({ length: across + 1 }, (__, step) =>
      onSkin(skin, lerp(lines[0], lines[1], share), lerp(from, to, step / across), out),
    )
  })
  const a = at(at(rows, 10), 5)
  const beside = at(at(rows, 10), 6).clone().sub(a)
  const up = at(at(rows, 11), 5).clone().sub(a)
  const [from, to] = columns(10 / along)
  const line = lerp(lines[0], lines[1], 10 / along)
  const away = onSkin(skin, line, lerp(from, to, 5 / across), 1).sub(
    onSkin(skin, line, lerp(from, to, 5 / across), 0),
  )
  return shell(rows, {
    thickness: beside.cross(up).dot(away) > 0 ? thickness : -thickness,
    crease: 50,
    uv: patternOf(rows),
  })
}

/** Where the pattern of a piece lies, cm, measured along its middle row and its middle column. */
export function patternOf(rows: readonly Row[]) {
  const middle = at(rows, 0).length >> 1
  const across = distancesAlong(at(rows, rows.length >> 1))
  const along = distancesAlong(rows.map((row) => at(row, middle)))
  return (row: number, column: number): Point => [at(across, column), at(along, row)]
}
