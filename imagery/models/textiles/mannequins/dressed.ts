import type { BufferGeometry } from 'three'
import { Vector3 } from 'three'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import type { Model, Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { curveThrough } from '../../../kit/plane/curves'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { grounded } from '../../placing'
import { hips } from '../cutting/trousers'
import type { Hung } from '../cutting/hung'
import { bust, bustForm } from './bust'
import { lineOver } from './covered-form'
import { hipForm, hipMannequin, legEnd, legMannequin } from './hips'
import { ovalFoot, rod, stand } from './stand'

/** How far a hem hangs over the ground, and a form at least. */
const over = { hem: 19, form: 16 }

/** A garment on its mannequin, which stands on the ground. */
export function dressed({ parts, on }: Hung): Model {
  const hem = boundsOfModel({ parts }).min.y
  const worn = parts.map((part) => (part.name === 'straps' ? laidOver(part) : part))
  return { parts: grounded([...worn, ...mannequin(on, hem)]) }
}

/** Shoulder straps, which without a mannequin stand in a bow, laid over the shoulders of the bust. */
function laidOver(straps: Part): Part {
  const form = bustForm('woman')
  const lines = [1, -1].map((side) => {
    const [front, back] = [1, -1].map((facing) => endOf(straps.geometry, side, facing))
    if (!front || !back) throw new Error('A strap has two ends')
    const over = lineOver(form, side * 8.8, front.y + 4.5, 0.3)
    return tube(curveThrough([front, ...over, back], 120), 0.17, { sides: 12, roundEnds: true })
  })
  return { ...straps, geometry: merged(lines) }
}

/** Where the strap on one side ends below: the middle of its lowest points at the front or the back. */
function endOf(geometry: BufferGeometry, side: number, facing: number): Vector3 {
  const own = placesOf(geometry).filter(({ x, z }) => x * side > 0 && z * facing > 0)
  const low = Math.min(...own.map(({ y }) => y))
  const last = own.filter(({ y }) => y < low + 0.4)
  return last.reduce((sum, place) => sum.add(place), new Vector3()).divideScalar(last.length)
}

function mannequin(on: Hung['on'], hem: number): Part[] {
  if (on === 'legs') return [...legMannequin(), ...twoRods(hem - over.hem)]
  const { bottom } = on === 'hips' ? hipForm() : bustForm(on)
  const ground = Math.min(hem - over.hem, bottom - over.form)
  return [...(on === 'hips' ? hipMannequin() : bust(on)), ...stand(bottom, ground)]
}

/** A rod out of each leg, both on one oval foot. */
function twoRods(ground: number): Part[] {
  const apart = hips.legAt(-110)
  return [
    ovalFoot(ground, apart + 7),
    ...[1, -1].flatMap((side) =>
      rod(legEnd + 1, ground + 1.4).map((part) => ({
        ...part,
        name: `${part.name}${side}`,
        geometry: part.geometry.clone().translate(side * apart, 0, 0),
      })),
    ),
  ]
}
