import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { TAU, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { skin } from '../../../kit/skins/skin'

/** Of the cloth, cm: how many pleats it has, how wide each is when it is smoothed out, and how far it is from its face to its middle. */
const pleats = { count: 40, wide: 1.6, half: 0.022 }
/** Where it is gathered: how wide it is there, how tightly it turns, and how many folds lie side by side. */
const gather = { wide: 6, radius: 3.1, folds: 4 }
/** Of each end: how far it opens to either side, radians. */
const open = 0.42
/** The left end lies below. How long each is, cm, and how far it points aside, radians. */
const ends = { left: { length: 41, aside: 0.42 }, right: { length: 47, aside: 0.2 } }

/** How far behind the gather all pleats of an end would meet. */
const focus = gather.wide / 2 / Math.tan(open)

const turnOf = ({ aside }: { aside: number }) => (Math.PI / 2 - aside) * gather.radius

/** The middle of the cloth, `along` from where it turns, and which way it goes on: from the left end to the right one. */
function middleAt(along: number) {
  const side = Math.sign(along)
  const bend = turnOf(along < 0 ? ends.left : ends.right)
  const turn = Math.min(Math.abs(along), bend) / gather.radius
  const [x, z] = [Math.sin(turn) * gather.radius, -Math.cos(turn) * gather.radius]
  const straight = Math.max(0, Math.abs(along) - bend)
  return {
    straight,
    place: vector(side * (x + Math.cos(turn) * straight), 0, z + Math.sin(turn) * straight),
    way: vector(Math.cos(turn), 0, side * Math.sin(turn)),
  }
}

/** Pleated end to end and gathered in its middle, as it lies when it is let go: its two ends open like fans, one over the other. */
export function pleated(): Part[] {
  const columns = pleats.count * (isCoarse() ? 6 : 10) + 1
  const lines = steps(
    -turnOf(ends.left) - ends.left.length,
    turnOf(ends.right) + ends.right.length,
    isCoarse() ? 60 : 150,
  )
  const rows = lines.map((along) => {
    const { place, way, straight } = middleAt(along)
    const across = vector(-way.z, 0, way.x)
    const reach = straight + focus
    const isFan = smooth(0, 14, straight)
    const wide = lerp(gather.wide, 2 * reach * open, isFan)
    const pitch = wide / pleats.count
    const high = Math.sqrt(Math.max(0.04, pleats.wide ** 2 - pitch ** 2)) / 4
    const over = smooth(-12, 12, along)
    const middles = steps(0, 1, columns - 1).map((share) => {
      // No two pleats stand open by the same.
      const at =
        share - 0.5 + 0.012 * Math.sin(share * 19 + along * 0.02) * smooth(0, 0.1, share * (1 - share))
      const angle = at * 2 * open
      const [aside, ahead] = [
        lerp(at * gather.wide, reach * Math.sin(angle), isFan),
        lerp(straight, reach * Math.cos(angle) - focus, isFan) - straight,
      ]
      const point = place
        .clone()
        .addScaledVector(across, aside)
        .addScaledVector(way, ahead * Math.sign(along))
      const bearing = Math.atan2(point.x, point.z + gather.radius + focus)
      const swell =
        smooth(4, 34, straight) * (1.1 + 0.75 * Math.sin(bearing * 9 + 0.8) + 0.3 * Math.sin(bearing * 23))
      const turn = share * pleats.count * TAU + 0.7 * Math.sin(share * 31)
      const rope = (1 - isFan) * 0.55 * Math.sin(at * gather.folds * TAU + 0.5 + along * 0.05)
      const uneven = 0.82 + 0.18 * Math.sin(share * 47 + along * 0.03)
      return point.setY(
        rope + swell + over * 1.15 + high * uneven * (Math.asin(0.96 * Math.sin(turn)) / 1.29),
      )
    })
    const face = (side: 1 | -1) => middles.map((point) => point.clone().add(vector(0, side * pleats.half, 0)))
    return [...face(1), ...face(-1).reverse()]
  })
  const body = skin(rows, {
    ring: true,
    caps: 'across',
    crease: 60,
    uv: (row, column) => [
      (Math.min(column, 2 * columns - column) / columns) * pleats.wide * pleats.count,
      lines[row] ?? 0,
    ],
  })
  return [{ name: 'stole', geometry: body, slot: 'sheer' }]
}
