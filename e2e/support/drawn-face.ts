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

const film = { width: 480, height: 360, frames: 24 }

/** Where a film lies in which the drawn face sways so far. */
export const filmOf = (sway: number) => resolve(`.reports/drawn-face-${sway}.y4m`)

/** Makes a film for Chromium's fake camera (YUV4MPEG2): the drawn face swaying by `sway` pixels. */
export async function aFilm(sway: number): Promise<void> {
  const file = filmOf(sway)
  const { width, height, frames } = film
  const margin = 60
  const still = await sharp(drawing)
    .resize(width + 2 * margin, height, { fit: 'contain', background: 'rgb(224, 220, 214)' })
    .removeAlpha()
    .png()
    .toBuffer()
  const parts: Uint8Array[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`)]
  for (let frame = 0; frame < frames; frame++) {
    const left = margin + Math.round(sway * Math.sin((frame / frames) * 2 * Math.PI))
    const rgb = await sharp(still).extract({ left, top: 0, width, height }).raw().toBuffer()
    parts.push(Buffer.from('FRAME\n'), toI420(rgb, width, height))
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.concat(parts))
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
