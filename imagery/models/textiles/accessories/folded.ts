import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { lerp, randomFrom, vector } from '../../../kit/plane/maths'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'

type Fold = { wide: number; deep: number; thick: number; layers: number; fringe: number }

/** A length of cloth folded to and fro, `layers` thick; its fringe, if it has one, hangs at the front. */
export function folded({ wide, deep, thick, layers, fringe: strands }: Fold): Part[] {
  const random = randomFrom(9)
  const wave = Array.from({ length: 6 }, () => [random() * 6, 0.1 + random() * 0.2, random() * 6.3] as const)
  const sag = (x: number, z: number) =>
    wave.reduce(
      (sum, [phase, pitch, turn]) =>
        sum + Math.sin((x * Math.cos(turn) + z * Math.sin(turn)) * pitch + phase),
      0,
    ) * 0.035
  const line: ReturnType<typeof vector>[] = []
  for (let layer = 0; layer < layers; layer += 1) {
    const y = thick * (layer + 0.5)
    const forward = layer % 2 === 0
    for (let step = 0; step <= 30; step += 1) {
      const t = forward ? step / 30 : 1 - step / 30
      line.push(vector(0, y, lerp(-deep / 2, deep / 2, t) * (1 - 0.012 * layer)))
    }
    if (layer < layers - 1) {
      const end = (forward ? 1 : -1) * (deep / 2) * (1 - 0.012 * layer)
      for (let step = 1; step < 10; step += 1) {
        const turn = -Math.PI / 2 + (step / 10) * Math.PI
        line.push(
          vector(
            0,
            y + thick / 2 + (thick / 2) * Math.sin(turn),
            end + Math.sign(end) * (thick / 2) * 1.15 * Math.cos(turn),
          ),
        )
      }
    }
  }
  const columns = 61
  const half = thick * 0.485
  const rows = line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point
    const after = line[Math.min(line.length - 1, index + 1)] ?? point
    const along = after.clone().sub(before).normalize()
    const up = vector(0, along.z, -along.y)
    const outline: ReturnType<typeof vector>[] = []
    for (const side of [1, -1] as const)
      for (let column = 0; column < columns; column += 1) {
        const t = side > 0 ? column / (columns - 1) : 1 - column / (columns - 1)
        const x = lerp(-wide / 2, wide / 2, t)
        const edge = Math.min(t, 1 - t) * wide
        const round = Math.sqrt(Math.max(0.02, 1 - (1 - Math.min(1, edge / half)) ** 2))
        outline.push(
          point
            .clone()
            .addScaledVector(up, side * half * round)
            .add(vector(x + 0.12 * Math.sin(point.y * 2 + point.z * 0.4), sag(x, point.z + point.y * 3), 0)),
        )
      }
    return outline
  })
  const body = skin(rows, {
    ring: true,
    caps: true,
    crease: 50,
    uv: (row, column) => [
      column < columns ? (column / columns) * wide : ((2 * columns - column) / columns) * wide,
      row * 0.7,
    ],
  })
  const top = thick * layers
  const fringe = Array.from({ length: strands }, (_, index) => {
    const x = lerp(-wide / 2 + 0.4, wide / 2 - 0.4, index / (strands - 1))
    const z = (deep / 2) * (1 - 0.012 * (layers - 1)) - 0.1
    const swing = (random() - 0.5) * 0.5
    const points = [
      vector(x, top - 0.55, z),
      vector(x, top - 0.62, z + 0.5),
      vector(x + swing * 0.5, top - 1.4, z + 0.98),
      vector(x + swing, top - 3.1 - random() * 0.3, z + 1.02),
    ]
    return tube(curveThrough(points, 16), 0.13, { sides: 8, roundEnds: true })
  })
  return [
    { name: 'blanket', geometry: body, slot: 'wool' },
    ...(strands > 0 ? [{ name: 'fringe', geometry: merged(fringe), slot: 'yarn' }] : []),
  ]
}
