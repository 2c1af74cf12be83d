import { Vector4 } from 'three'
import type { BufferGeometry, Camera } from 'three'
import { around, item, lerp } from '../kit/plane/maths'
import type { Model } from '../kit/mesh/model'

/** What a camera sees of a model: how far away the nearest surface is in each pixel, -1 near to 1 far; 2 where nothing is. */
export type Depths = { width: number; height: number; depth: Float32Array }

/** Draws a model's depths. The camera's matrices are up to date. */
export function depthsOf({ parts }: Model, camera: Camera, width: number, height: number): Depths {
  const depths = { width, height, depth: new Float32Array(width * height).fill(2) }
  for (const { geometry } of parts) draw(geometry, camera, depths)
  return depths
}

/** Four numbers a corner, before the division by the last. */
type Corner = readonly [x: number, y: number, z: number, w: number]

function draw(geometry: BufferGeometry, camera: Camera, depths: Depths): void {
  const position = geometry.getAttribute('position')
  const point = new Vector4()
  const whole = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse)
  const corners = Array.from({ length: position.count }, (_, k): Corner => {
    point.set(position.getX(k), position.getY(k), position.getZ(k), 1).applyMatrix4(whole)
    return [point.x, point.y, point.z, point.w]
  })
  const index = geometry.index?.array
  const count = index?.length ?? position.count
  for (let k = 0; k < count; k += 3) {
    const [a, ...others] = beforeCamera(
      [k, k + 1, k + 2].map((at) => item(corners, index ? item(index, at) : at)),
    )
    for (const [n, c] of others.entries()) {
      const b = others[n - 1]
      if (a && b) triangle(a, b, c, depths)
    }
  }
}

/** What of a face lies before the camera. */
function beforeCamera(corners: readonly Corner[]): readonly Corner[] {
  const near = ([, , z, w]: Corner) => z + w
  if (corners.every((corner) => near(corner) > 0)) return corners
  return corners.flatMap((corner, k) => {
    const next = around(corners, k + 1)
    const [here, there] = [near(corner), near(next)]
    const crossing = (n: 0 | 1 | 2 | 3) => lerp(corner[n], next[n], here / (here - there))
    const cut: Corner[] = here > 0 === there > 0 ? [] : [[crossing(0), crossing(1), crossing(2), crossing(3)]]
    return here > 0 ? [corner, ...cut] : cut
  })
}

function triangle(a: Corner, b: Corner, c: Corner, { width, height, depth }: Depths): void {
  const onScreen = ([x, y, z, w]: Corner) =>
    [((x / w + 1) / 2) * width - 0.5, ((1 - y / w) / 2) * height - 0.5, z / w] as const
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [onScreen(a), onScreen(b), onScreen(c)]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)))
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
      const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
      if (u < 0 || v < 0 || u + v > 1) continue
      const z = u * az + v * bz + (1 - u - v) * cz
      if (z < item(depth, y * width + x)) depth[y * width + x] = z
    }
}
