import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import sharp from 'sharp'

const drawing = 'features/try-on/source/house-face.svg'

/** Where points of the drawing lie, in pixels of it at 960 by 1200, by the number of the mesh's point that must find them. */
export const drawnMarks: Readonly<Record<number, readonly [x: number, y: number]>> = {
  61: at(404, 755),
  291: at(556, 755),
  0: at(480, 740),
  17: at(480, 796),
  133: at(430, 562),
  362: at(530, 562),
  152: at(480, 866),
}

/** From cheek to cheek. Pixels of the drawing at 960 by 1200. */
export const drawnFaceWidth = at(672, 0)[0] - at(288, 0)[0]

/** A place of the drawing's own coordinates in pixels at 960 by 1200: its box begins at (120, 130) and is 720 wide. */
function at(x: number, y: number): readonly [x: number, y: number] {
  return [((x - 120) * 960) / 720, ((y - 130) * 960) / 720]
}

/** The drawing as a photo of a telephone held upright, which stores it lying and says so by its EXIF orientation. */
export async function aPhoto(): Promise<Buffer> {
  // Half as large at first: its soft edges take 25 s at full size. The library turns before it resizes, hence the steps.
  const small = await sharp(drawing).resize(480, 600).png().toBuffer()
  const upright = await sharp(small).resize(960, 1200).png().toBuffer()
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** The pixels of the drawing, RGBA in base64, 480 by 600. */
export async function drawnPixels(): Promise<{ data: string; width: number; height: number }> {
  const { data, info } = await sharp(drawing)
    .resize(480, 600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: data.toString('base64'), width: info.width, height: info.height }
}

const film = { width: 480, height: 360, perSecond: 15 }

/** Where the face of a film is in one of its pictures: how far aside, pixels, and how far inclined, degrees; null for nobody. */
type Pose = { aside: number; inclined: number } | null

/** What the drawn face does, picture by picture, over and over. */
const films = {
  /** It sways to and fro. */
  swaying: Array.from({ length: 24 }, (_, frame): Pose => {
    return { aside: Math.round(24 * Math.sin((frame / 24) * 2 * Math.PI)), inclined: 0 }
  }),
  /** It is there for two seconds and goes for two, then is there inclined and goes again. */
  leaving: [0, null, 12, null].flatMap((inclined) =>
    Array.from({ length: 30 }, (): Pose => (inclined === null ? null : { aside: 0, inclined })),
  ),
} satisfies Record<string, Pose[]>

type FilmName = keyof typeof films

/** Where a film lies. */
export const filmOf = (name: FilmName) => resolve(`.reports/drawn-face-${name}.y4m`)

/** Makes a film of the drawn face for Chromium's fake camera (YUV4MPEG2). */
export async function aFilm(name: FilmName): Promise<void> {
  const file = filmOf(name)
  const { width, height, perSecond } = film
  const parts: Uint8Array[] = [
    Buffer.from(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`),
  ]
  const taken = new Map<string, Buffer>()
  for (const pose of films[name]) {
    const key = JSON.stringify(pose)
    const picture = taken.get(key) ?? toI420(await pictureOf(pose), width, height)
    taken.set(key, picture)
    parts.push(Buffer.from('FRAME\n'), picture)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.concat(parts))
}

const wall = 'rgb(224, 220, 214)'

/** The pixels of one picture of a film, RGB. */
async function pictureOf(pose: Pose): Promise<Buffer> {
  const { width, height } = film
  if (!pose) {
    return sharp({ create: { width, height, channels: 3, background: wall } })
      .raw()
      .toBuffer()
  }
  const margin = 60
  // Turned about its middle, and cut from it: a picture that is turned grows.
  const turned = await sharp(
    await sharp(drawing)
      .resize(width + 2 * margin, height, { fit: 'contain', background: wall })
      .flatten({ background: wall })
      .png()
      .toBuffer(),
  )
    .rotate(pose.inclined, { background: wall })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { info } = turned
  return sharp(turned.data)
    .extract({
      ...{ left: Math.round((info.width - width) / 2) + pose.aside, width },
      ...{ top: Math.round((info.height - height) / 2), height },
    })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Full-range YUV, colour at half the width and height. */
function toI420(rgb: Buffer, width: number, height: number): Buffer {
  const luma = Buffer.alloc(width * height)
  const [blue, red] = [Buffer.alloc((width * height) / 4), Buffer.alloc((width * height) / 4)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r = 0, g = 0, b = 0] = rgb.subarray((y * width + x) * 3)
      luma[y * width + x] = Math.round(0.299 * r + 0.587 * g + 0.114 * b)
      if (x % 2 > 0 || y % 2 > 0) continue
      const half = (y / 2) * (width / 2) + x / 2
      blue[half] = Math.round(128 - 0.1687 * r - 0.3313 * g + 0.5 * b)
      red[half] = Math.round(128 + 0.5 * r - 0.4187 * g - 0.0813 * b)
    }
  }
  return Buffer.concat([luma, blue, red])
}
