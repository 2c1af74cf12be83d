import sharp from 'sharp'
import { bell, clamp, item, lerp, smooth } from '../kit/plane/maths'
import type { Raw } from '../pictures/encode'
import { blurred, planeOf } from './plane'
import type { Plane } from './plane'
import { colours, developed, framed, lightOn, poresAt, tintAt } from './skin'
import type { Frame, Part } from './skin'

/** What is seen of the face: an ear, and the jaw below it. */
export const earPart: Part = { left: 212, top: 636, width: 168, height: 210 }

/** Edges and lines of the drawn face, in its units. */
const shapes = {
  face: filled(
    'M480 300C588 300 662 372 672 486C675 540 668 586 661 628C652 694 632 750 596 798C562 840 522 866 480 866C438 866 398 840 364 798C328 750 308 694 299 628C292 586 285 540 288 486C298 372 372 300 480 300Z',
  ),
  ear: filled(
    'M306 575C286 551 262 557 258 587C255 619 263 651 271 675C275 690 284 699 293 696C301 693 305 683 309 671Z',
  ),
  rim: drawn('M262 575C259 615 266 651 273 673', 5),
  hollow: drawn('M289 595C276 611 277 639 287 657', 11),
  knob: drawn('M297 627C292 641 293 657 297 667', 5),
} as const

/** An ear has more blood in it than skin has elsewhere; behind the head is a light wall. */
const earColours = [
  { ear: 1.02, wall: 1.16 },
  { ear: 0.87, wall: 1.12 },
  { ear: 0.81, wall: 1.06 },
] as const

/** A bare ear from near, so many pixels wide, and which of it is skin, 0 to 1: the rest is wall. */
export async function earFromNear(pixels: number): Promise<{ picture: Raw; skin: Plane }> {
  const frame = framed(earPart, pixels)
  const { size, scale, placeOf } = frame
  const [face, ear, rim, hollow, knob] = await Promise.all([
    drawing(shapes.face, frame),
    drawing(shapes.ear, frame),
    ...([shapes.rim, shapes.hollow, shapes.knob] as const).map((shape) => drawing(shape, frame)),
  ])
  const soft = (plane: Plane | undefined, radius: number) => {
    const values = blurred(plane ?? face, radius * scale).values
    return (at: number) => item(values, at)
  }
  const [faceDeep, earDeep] = [soft(face, 20), soft(ear, 6)]
  const [faceEdge, earEdge] = [soft(face, 0.5), soft(ear, 0.5)]
  const [rimAt, hollowAt, knobAt] = [soft(rim, 2.2), soft(hollow, 3), soft(knob, 2.5)]

  const heights = planeOf(size, (column, row) => {
    const at = row * size.width + column
    const [x, y] = placeOf(column, row)
    const cheek =
      46 * Math.sqrt(clamp(2 * faceDeep(at) - 1)) + 6 * bell(Math.hypot(x - 372, (y - 640) * 0.8), 0, 40)
    const lobe = 3.2 * bell(Math.hypot(x - 287, y - 683), 0, 11)
    const shell =
      13 * Math.sqrt(clamp(1.8 * earDeep(at) - 0.8)) + 4 * rimAt(at) - 8 * hollowAt(at) + 3 * knobAt(at)
    const [onFace, onEar] = [item(face.values, at) > 0.5, item(ear.values, at) > 0.5]
    const joined = onFace && onEar ? 1.5 * bell(cheek - shell - lobe + 6, 0, 4.2) : 0
    const high = Math.max(onFace ? cheek : NONE, onEar ? shell + lobe - 6 : NONE)
    return high + joined + 0.9 * poresAt(x, y)
  })
  const lit = lightOn(heights, scale)
  const lights = earColours.map(() => planeOf(size, () => 0))
  // The outermost line of a surface that turns away belongs to the wall already.
  const skin = planeOf(size, (column, row) => {
    const at = row * size.width + column
    return smooth(0.55, 0.98, Math.max(faceEdge(at), earEdge(at)))
  })
  for (let row = 0; row < size.height; row++)
    for (let column = 0; column < size.width; column++) {
      const at = row * size.width + column
      const [x, y] = placeOf(column, row)
      const { open, meets, gleam } = lit(column, row)
      const { blotch, speck } = tintAt(x, y)
      const shine = (0.07 * gleam('key', 26) + 0.03 * gleam('key', 60, true)) * open
      const isEar = earEdge(at) * (1 - faceEdge(at))
      const wall =
        1 - (0.1 * (x - earPart.left)) / earPart.width - (0.16 * (y - earPart.top)) / earPart.height
      for (const [n, light] of lights.entries()) {
        const [own, on] = [item(colours, n), item(earColours, n)]
        const tone = own.skin * lerp(1, on.ear, isEar) * (1 + blotch * own.blotch + speck * own.speck)
        light.values[at] = lerp(
          on.wall * wall,
          tone * meets(n) * open ** own.shadow + shine,
          item(skin.values, at),
        )
      }
    }
  const blur = (x: number, y: number) => smooth(0.5, 2, Math.hypot((x - 284) / 62, (y - 708) / 105))
  return { picture: developed(lights, frame, blur), skin }
}

/** How deep behind skin the wall begins for shadows. */
const NONE = -14

function filled(path: string): string {
  return `<path d="${path}" fill="#fff"/>`
}
function drawn(path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`
}

/** How much a shape covers each pixel, 0 to 1. */
async function drawing(shape: string, { size }: Frame): Promise<Plane> {
  const { left, top, width, height } = earPart
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"
    viewBox="${left} ${top} ${width} ${height}"><rect width="960" height="1200"/>${shape}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...size, values: Float32Array.from(data, (byte) => byte / 255) }
}
