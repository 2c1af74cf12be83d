import { Matrix4 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { at, curveThrough } from '../../../kit/plane/curves'
import { steps, vector } from '../../../kit/plane/maths'
import { ellipse } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { merged } from '../../../kit/skins/raw'
import type { Row } from '../../../kit/skins/raw'
import { plate } from '../../../kit/solids/solids'
import { chain, hoop, pitchOf } from '../pieces'
import type { Links } from '../pieces'
import { toFirstLink } from './clasps'

const nights = 8
const radius = 0.62
const rim = 0.07
/** The ring at either side of a moon that takes the chain. */
const eye = { radius: 0.13, wire: 0.045 }

/** The lit part of a disc, to the right of a line from pole to pole: a crescent, at a half its right side, at 1 all of it. */
export function litPart(share: number, size: number): Point[] {
  if (share >= 1) return [...ellipse(size, size, 96)]
  const limb = steps(-0.5 * Math.PI, 0.5 * Math.PI, 48).map((turn): Point => [
    size * Math.cos(turn),
    size * Math.sin(turn),
  ])
  const shadow = steps(0.5 * Math.PI, -0.5 * Math.PI, 48).map((turn): Point => [
    size * (1 - 2 * share) * Math.cos(turn),
    size * Math.sin(turn),
  ])
  return [...limb, ...shadow.slice(1, -1)]
}

/** A moon of gold in a rim, in the plane of x and y, so much of it mother-of-pearl; an eye above and one below. */
function moon(share: number): Part[] {
  const eyes = [1, -1].map((side) =>
    hoop(eye.radius, eye.wire, 64).translate(0, side * (radius + rim + eye.radius), 0),
  )
  return [
    { name: 'rim', geometry: merged([hoop(radius, rim), ...eyes]), slot: 'metal' },
    {
      name: 'night',
      geometry: plate(ellipse(radius, radius, 96), 0.06, 0).translate(0, 0, -0.06),
      slot: 'brushed',
    },
    {
      name: 'lit',
      geometry: plate(litPart(share, radius - 0.02), 0.07, 0.02).translate(0, 0, -0.02),
      slot: 'pearl',
    },
  ]
}

/** Eight moons from the new to the full one, and chain between them, from one end of a line to the other. */
export function moonChain(line: Row, links: Links): Part[] {
  const places = curveThrough(line, 2400)
  const total = places.slice(1).reduce((sum, place, index) => sum + place.distanceTo(at(places, index)), 0)
  const middle = (night: number) => (total * night) / (nights + 1)
  const index = (way: number) => Math.round((way / total) * (places.length - 1))
  /** From a moon's middle to that of the next link. */
  const reach = toFirstLink({ reach: radius + rim + 2 * eye.radius, wire: eye.wire }, links)
  const pitch = pitchOf(links)
  const lengths = steps(0, nights, nights).map((night) => {
    const from = night === 0 ? 0 : middle(night) + reach
    const to = night === nights ? total : middle(night + 1) - reach + pitch
    return chain(places.slice(index(from), index(to) + 1), { ...links, tilt: 0.78 })
  })
  const moons = steps(1, nights, nights - 1).flatMap((night) => {
    const place = at(places, index(middle(night)))
    const along = at(places, index(middle(night)) + 1)
      .clone()
      .sub(place)
      .normalize()
    const up = vector(0, 1, 0)
    const stand = new Matrix4().makeBasis(along.clone().cross(up), along, up).setPosition(place)
    return moon(night / nights).map((part) => ({
      ...part,
      name: `${part.name}${night}`,
      geometry: part.geometry.applyMatrix4(stand),
    }))
  })
  return [{ name: 'chain', geometry: merged(lengths), slot: 'metal' }, ...moons]
}
