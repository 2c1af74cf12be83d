import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Where the models find both edges of the drawn lips, in pixels of the drawing at 960 by 1200, by their numbers. */
const found: Record<number, readonly [x: number, y: number]> = {
  ...{ 61: [385, 830], 146: [395, 840], 91: [407, 853], 181: [428, 867], 84: [452, 877], 17: [480, 880] },
  ...{ 314: [510, 877], 405: [535, 867], 321: [555, 853], 375: [567, 843], 291: [575, 833], 409: [567, 828] },
  ...{ 270: [555, 822], 269: [535, 815], 267: [507, 807], 0: [480, 812], 37: [452, 807], 39: [425, 815] },
  ...{ 40: [405, 820], 185: [392, 825], 78: [398, 828], 95: [410, 833], 88: [420, 835], 178: [435, 838] },
  ...{ 87: [458, 840], 14: [480, 840], 317: [503, 840], 402: [525, 838], 318: [540, 835], 324: [550, 833] },
  ...{ 308: [563, 830], 415: [550, 830], 310: [535, 833], 311: [520, 835], 312: [500, 835], 13: [480, 838] },
  ...{ 82: [460, 835], 81: [440, 833], 80: [425, 830], 191: [410, 828] },
}
/** The same as the models say it: shares of the drawing. */
export const foundLips = new Float32Array(468 * 2)
for (const [index, [x, y]] of Object.entries(found)) foundLips.set([x / 960, y / 1200], Number(index) * 2)

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

/** What is held before the mouth, in the drawing's own coordinates. */
const covers = {
  hand: [0, 1, 2, 3]
    .map((finger) => {
      const top = 690 + 40 * finger
      return `<g transform="rotate(-14 480 770)" stroke="#b07c62" stroke-width="3">
        <rect x="${300 + 8 * finger}" y="${top}" width="330" height="42" rx="21" fill="#e9c3ab"/>
        <path d="M470 ${top + 4}q4 18 0 34M560 ${top + 4}q4 18 0 34" fill="none"/></g>`
    })
    .join(''),
  mask: `<path d="M300 640Q390 690 480 660Q570 690 660 640L640 780Q600 880 480 884Q360 880 320 780Z" fill="#8fb7d6"/>
    <path d="M310 700Q480 740 650 700M315 760Q480 800 645 760" fill="none" stroke="#7ba3c2" stroke-width="4"/>`,
} as const

export type Cover = keyof typeof covers

/** The drawing, its mouth covered or its lips mixed with so much of the skin's colour. */
function drawn({ cover, paleness = 0 }: { cover?: Cover | undefined; paleness?: number }): Buffer {
  const grain = '<rect width="960" height="1200" filter="url(#grain)"'
  const lips = /<linearGradient id="(?:upper|lower)-lip"[^]*?<\/linearGradient>/g
  const svg = readFileSync(drawing, 'utf8')
    .replace(lips, (gradient) => gradient.replace(/#[0-9a-f]{6}/g, (colour) => paler(colour, paleness)))
    .replace(grain, `${cover ? covers[cover] : ''}${grain}`)
  return Buffer.from(svg)
}

const skin = '#e0b49c'

function paler(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [own, other] = [colour, skin].map((hex) => parseInt(hex.slice(at, at + 2), 16))
    return Math.round((own ?? 0) * (1 - share) + (other ?? 0) * share)
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The pixels of the drawing, RGBA, so wide and a quarter higher. */
export async function drawnPicture(state: Parameters<typeof drawn>[0], width = 480) {
  const { data, info } = await sharp(drawn(state))
    .resize(width, width * 1.25)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** The same of the drawing as it is, in base64. */
export async function drawnPixels(): Promise<{ data: string; width: number; height: number }> {
  const { rgba, ...size } = await drawnPicture({})
  return { data: Buffer.from(rgba).toString('base64'), ...size }
}

const film = { width: 480, height: 360, perSecond: 15 }

/** Where the face of a film is in one of its pictures: how far aside, pixels, and how far inclined, degrees; null for nobody. */
type Pose = { aside: number; inclined: number; cover?: Cover } | null

const ahead = { aside: 0, inclined: 0 }

/** What the drawn face does, picture by picture, over and over. */
const films = {
  /** It sways to and fro. */
  swaying: Array.from({ length: 24 }, (_, frame): Pose => {
    return { aside: Math.round(24 * Math.sin((frame / 24) * 2 * Math.PI)), inclined: 0 }
  }),
  /** It is there for two seconds and goes for two, then is there inclined and goes again, and comes with a hand before its mouth. */
  leaving: [ahead, null, { ...ahead, inclined: 12 }, null, { ...ahead, cover: 'hand' as const }].flatMap(
    (pose) => Array.from({ length: 30 }, (): Pose => pose),
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
    await sharp(drawn(pose))
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
