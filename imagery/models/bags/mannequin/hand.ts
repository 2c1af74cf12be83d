import { Matrix4 } from 'three'
import type { BufferGeometry } from 'three'
import { graph } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, item, lerp, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { blended, meshOf } from '../../../kit/solids/implicit'
import type { Field } from '../../../kit/solids/implicit'
import { groove } from './forearm'
import type { Section } from './forearm'

type Triple = readonly [x: number, y: number, z: number]

/** A limb along an arc: where it begins and goes to, what it bends to (upright to that), how long and how far, radians. */
type Arc = { at: Triple; along: Triple; to: Triple; length: number; bend: number; radius: readonly Point[] }

const unit = ([x, y, z]: Triple): Triple => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** So many knots that the outline of a limb is smooth. */
const knots = 400

/** How thick a limb is at a length, and how fast that changes there. */
function thicknessOf({ radius, length }: Arc): (along: number) => readonly [radius: number, slope: number] {
  const profile = graph(radius)
  const radii = steps(0, 1, knots).map(profile)
  return (along) => {
    const place = clamp(along / length) * knots
    const knot = Math.min(knots - 1, Math.floor(place))
    const [from, next] = [item(radii, knot), item(radii, knot + 1)]
    return [lerp(from, next, place - knot), ((next - from) * knots) / length]
  }
}

/** What a ball sweeps along an arc whose radius changes on its way: round at both ends. */
function limb(arc: Arc): Field {
  const { at, along, to, length, bend } = arc
  const [ax, ay, az] = unit(along)
  const lean = to[0] * ax + to[1] * ay + to[2] * az
  const [nx, ny, nz] = unit([to[0] - lean * ax, to[1] - lean * ay, to[2] - lean * az])
  const [bx, by, bz] = [ay * nz - az * ny, az * nx - ax * nz, ax * ny - ay * nx]
  const curve = length / bend
  const thickness = thicknessOf(arc)
  return (x, y, z) => {
    const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]]
    const forth = dx * ax + dy * ay + dz * az
    const inward = curve - (dx * nx + dy * ny + dz * nz)
    const aside = dx * bx + dy * by + dz * bz
    const reached = curve * Math.atan2(forth, inward)
    const away = Math.hypot(Math.hypot(forth, inward) - curve, aside)
    // The ball that comes nearest is not the one abreast, but before it where the limb tapers.
    let nearest = clamp(reached, 0, length)
    for (let round = 0; round < 2; round += 1)
      nearest = clamp(reached + away * thickness(nearest)[1], 0, length)
    return Math.hypot(away, nearest - reached) - thickness(nearest)[0]
  }
}

/** Both fields' common inside, the edge rounded as far as `soft`. */
function common(a: Field, b: Field, soft: number): Field {
  const outside = blended([(x, y, z) => -a(x, y, z), (x, y, z) => -b(x, y, z)], soft)
  return (x, y, z) => -outside(x, y, z)
}

/** A finger: where its knuckle is, how long it is, how thick; how far it is bent to the palm there. */
const fingers = [
  { x: 0.3, y: 2.02, z: 7.3, length: 7.3, thick: 0.74, lean: 3 },
  { x: 0.4, y: 0.65, z: 7.7, length: 8.1, thick: 0.76, lean: 4 },
  { x: 0.34, y: -0.73, z: 7.4, length: 7.5, thick: 0.73, lean: 6 },
  { x: 0.16, y: -1.99, z: 6.7, length: 6, thick: 0.64, lean: 8 },
] as const

/** How far fingers begin behind their knuckles, in the palm, cm. */
const rooted = 2.6

/** No swelling at the joints: it tapers to its tip, and in the palm to nothing. */
const fingerOutline = ({ length, thick }: { length: number; thick: number }): readonly Point[] => {
  const root = rooted / (rooted + length)
  const at = (share: number) => root + (1 - root) * share
  return [
    [0, 0.5 * thick],
    [root, thick],
    [at(0.3), 0.92 * thick],
    [at(0.6), 0.82 * thick],
    [at(0.84), 0.73 * thick],
    [1, 0.56 * thick],
    [1.12, 0.36 * thick],
  ]
}

/** How a hand is held: degrees from finger to finger, the bend of the foremost and how much more the next, the thumb's rise. */
type Pose = { fanned: number; bend: number; more: number; rise: number }

/** Lifted, its fingers are apart; else one lies on the other. */
const poseOf = (isOpen: boolean): Pose =>
  isOpen ? { fanned: 2.4, bend: 26, more: 5, rise: 46 } : { fanned: -3.2, bend: 28, more: 2.5, rise: 36 }

function finger({ fanned, bend, more }: Pose, index: number): Field {
  const own = item(fingers, index)
  const curl = radians(bend + more * index)
  const back = (curl * rooted) / own.length
  const turn = radians(own.lean) - back
  const rise = Math.tan(radians(fanned * (1.5 - index)))
  const mean = turn + back / 2
  return limb({
    at: [own.x + Math.sin(mean) * rooted, own.y - rise * rooted, own.z - Math.cos(mean) * rooted],
    along: [-Math.sin(turn), rise, Math.cos(turn)],
    to: [-1, 0, 0],
    length: own.length + rooted,
    bend: curl + back,
    radius: fingerOutline(own),
  })
}

const thumb = ({ rise }: Pose): Field =>
  limb({
    at: [-0.35, 1.3, 1.9],
    along: [-0.1, Math.sin(radians(rise)), Math.cos(radians(rise))],
    to: [0, -1, 0],
    length: 7.9,
    bend: radians(36),
    radius: [
      [0, 1.2],
      [0.3, 1.02],
      [0.5, 0.84],
      [0.7, 0.77],
      [0.86, 0.66],
      [1, 0.48],
      [1.12, 0.28],
    ],
  })

/** What the fields blended into the hand add to it at the joint. */
const flush = 0.035

/** The palm from the joint of the wrist to the knuckles: broader and flatter from section to section. */
function palm({ high, wide }: Section): Field {
  const broad = graph([
    [0, high - flush],
    [4.6, 2.62],
    [7, 2.44],
    [9, 2.2],
  ])
  const deep = graph([
    [0, wide - flush],
    [5, 1.42],
    [7.2, 1.2],
    [9, 1.05],
  ])
  const square = graph([
    [0.5, 2],
    [5, 2.7],
  ])
  const loft: Field = (x, y, z) => {
    const [a, b, power] = [deep(z), broad(z), square(z)]
    const [u, v] = [Math.max(1e-6, Math.abs(x) / a), Math.max(1e-6, Math.abs(y) / b)]
    const size = (u ** power + v ** power) ** (1 / power)
    const slope = Math.hypot((u / size) ** (power - 1) / a, (v / size) ** (power - 1) / b)
    return (size - 1) / slope
  }
  return common(loft, (x, y, z) => z - 8.4 + 0.16 * (y - 1) ** 2 - 0.4 * x, 2)
}

/** A left hand, its thumb up along it, from the joint of the wrist forward; `isOpen` says that its fingers are apart. */
function hand(joint: Section, isOpen: boolean): Field {
  const pose = poseOf(isOpen)
  const body = palm(joint)
  const limbs = fingers.map((_, index) => finger(pose, index))
  const whole = blended(
    [blended([body, blended(limbs, 0.3)], 0.9), blended([body, thumb(pose)], 0.9)],
    flush * 4,
  )
  return common(whole, (_, __, z) => groove.half - z, groove.round * 2)
}

/** Where the hand has its joint at the origin and points forward, in the arm's own places. */
const placed = ({ y, z, turn }: Section) => new Matrix4().makeRotationX(-turn).setPosition(0, y, z)

/** The surface of the hand beyond the joint; `isOpen` says that its fingers are apart. */
export function handSkin(joint: Section, isOpen: boolean): BufferGeometry {
  const own = meshOf(
    hand(joint, isOpen),
    vector(-4, -3.8, -1),
    vector(2.1, 5.6, 15.9),
    isCoarse() ? 0.6 : 0.09,
  )
  return own.applyMatrix4(placed(joint))
}

/** A ball that holds the hand. */
const around = { y: 1.2, z: 7.8, radius: 10 }

/** How far a place is from the hand beyond the joint: from afar, from a ball around it. */
export function handField(joint: Section, isOpen: boolean): Field {
  const own = hand(joint, isOpen)
  const [s, c] = [Math.sin(joint.turn), Math.cos(joint.turn)]
  return (x, y, z) => {
    const [dy, dz] = [y - joint.y, z - joint.z]
    const [up, forth] = [dy * c - dz * s, dy * s + dz * c]
    const away = Math.hypot(x, up - around.y, forth - around.z) - around.radius
    return away > 1 ? away : own(x, up, forth)
  }
}
