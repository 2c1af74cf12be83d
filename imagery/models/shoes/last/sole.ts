import { at } from '../../../kit/plane/curves'
import type { Point } from '../../../kit/plane/outline'
import type { Row } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import { ease } from './form'
import type { Form } from './form'

/** The plan of the sole as a ring at the feather edge, moved outwards. */
export function soleRing(form: Form, out: number, around = 110, shrink = 1): Row {
  const place = (share: number, side: 1 | -1) => {
    const base = form.edge(share, side)
    const axis = form.spine(share, side)
    const way = base.clone().sub(axis).setY(0)
    const size = way.length()
    const point = axis.clone().addScaledVector(way, shrink)
    if (size > 1e-6) point.addScaledVector(way.divideScalar(size), out * shrink)
    else point.x += (share < 0.5 ? out : -out) * shrink
    return point
  }
  const half = (side: 1 | -1) =>
    Array.from({ length: around }, (_, index) => place(ease(index / around), side))
  return [...half(1), place(1, 1), ...half(-1).slice(1).reverse()]
}

const lowered = (row: Row, by: number) => row.map((point) => point.clone().setY(point.y + by))

/** A sole that follows the form's underside: `out` is the welt, `thick` may vary along x. */
export function soleOf(form: Form, out: number, thick: (x: number) => number, top = 0.12) {
  const round = 0.12
  const rings = [
    { out: -0.3, depth: 0 },
    { out: out - round, depth: 0 },
    { out: out - round * 0.3, depth: round * 0.3 },
    { out, depth: round },
    { out, depth: 0.5 },
    { out, depth: 1 - round },
    { out: out - round * 0.3, depth: 1 - round * 0.3 },
    { out: out - round, depth: 1 },
  ]
  const rows: Row[] = []
  for (const share of [0.04, 0.4, 0.75]) rows.push(lowered(soleRing(form, 0, 110, share), top))
  for (const ring of rings)
    rows.push(
      soleRing(form, ring.out).map((point) => {
        const t = thick(point.x)
        const deep = ring.depth <= 0.3 ? Math.min(ring.depth, t / 2) : t - (1 - ring.depth) * Math.min(1, t)
        return point.clone().setY(point.y + top - (ring.depth === 0.5 ? t / 2 : deep))
      }),
    )
  for (const share of [0.75, 0.4, 0.04])
    rows.push(
      soleRing(form, 0, 110, share).map((point) => point.clone().setY(point.y + top - thick(point.x))),
    )
  return skin(rows, {
    ring: true,
    caps: 'across',
    crease: 35,
    uv: (line, column) => planUv(rows, line, column),
  })
}

const planUv = (rows: readonly Row[], line: number, column: number): Point => {
  const row = at(rows, line)
  const point = at(row, column % row.length)
  return [point.x, point.z]
}

/** The sock inside; `reach` is how much of the sole it covers. */
export function insoleOf(form: Form, lift = 0.18, reach = 0.93) {
  const top = [0.04, 0.3, 0.6, reach - 0.08, reach].map((share) =>
    lowered(soleRing(form, 0, 90, share), lift + 0.12),
  )
  const under = [reach, 0.6, 0.04].map((share) => lowered(soleRing(form, 0, 90, share), lift))
  const rows = [...top, ...under]
  return skin(rows, {
    ring: true,
    caps: 'across',
    crease: 40,
    uv: (line, column) => planUv(rows, line, column),
  })
}
