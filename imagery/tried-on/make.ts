import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { inBrowser } from '../files/browser'
import { readProducts } from '../files/catalogue'
import { isDone, noteDone, readManifest } from '../files/manifest'
import { paths } from '../files/paths'
import type { Options } from '../options'
import { encode } from '../pictures/encode'
import type { Raw } from '../pictures/encode'
import { groundColour } from '../pictures/tone'
import { say } from '../say'
import { shotSchema } from '../worn/shot'
import { earFromNear, earPart } from './ear'
import { lipsFromNear, lipsPart } from './lips'
import { triedOnLooks } from './looks'
import type { TriedOnLook } from './looks'
import type { Plane } from './plane'
import type { Part } from './skin'

/** Raised when a part of the face, its light or what paints on it change, so that all of its pictures are made again. */
const editions = { lipstick: 1, earrings: 2 } as const

/** Of the face that the models are shown, and of the picture from near. Pixels. */
const [FACE_WIDTH, WIDTH] = [960, 1440]
/** So many times as large as for the try-on are the pictures of an earring from near. */
const NEARER = 4

/** Where the drawing's own box begins, and how wide it is; it is 4:5. */
const box = { left: 120, top: 130, width: 720 } as const

/**
 * What the try-on shows, from near, for the pages of its products: skin made by code in the place of the drawn one, in which the models
 * find lips and lobes, and the store's own painters at work. Needs what the build puts into public/try-on/.
 */
export async function makeTriedOn({ only }: Options): Promise<void> {
  const [files, manifest] = await Promise.all([readProducts(), readManifest()])
  const missing = triedOnLooks(files.flatMap(({ products }) => products))
    .map((look) => ({ look, render: hashOf(look) }))
    .filter(({ look, render }) => !isDone(manifest, look.name, render))
    .filter(({ look }) => !only || look.name.includes(only.toLowerCase()))

  const seen = new Map<TriedOnLook['type'], Awaited<ReturnType<typeof seenFromNear>>>()
  for (const { look, render } of missing) {
    const near = seen.get(look.type) ?? (await seenFromNear(look.type))
    seen.set(look.type, near)
    const worn = { ...(await wornOf(look)), ...(near.skin && { skin: near.skin }) }
    await encode(look.name, await painted({ ...near.asked, worn }))
    await noteDone({ [look.name]: { render, ground: groundColour } })
    say(look.name)
  }
}

/** A part of the face from near, the whole with it in its place, and where that is; of an ear also its skin alone. */
async function seenFromNear(type: TriedOnLook['type']) {
  const part = type === 'lipstick' ? lipsPart : earPart
  const { picture: near, skin } =
    type === 'lipstick' ? { picture: lipsFromNear(WIDTH), skin: null } : await earFromNear(WIDTH)
  const [face, alone] = await Promise.all([faceWith(near, part), pngOf(near).toBuffer()])
  const place = {
    left: (part.left - box.left) / box.width,
    top: (part.top - box.top) / (box.width * 1.25),
    width: part.width / box.width,
  }
  return {
    asked: { face: addressOf(face), part: addressOf(alone), place },
    skin: skin && addressOf(await cutOut(near, skin)),
  }
}

/** What the painters take: a colour, or the pictures of an earring. */
async function wornOf(look: TriedOnLook): Promise<object> {
  if (look.type === 'lipstick') return look
  let shot: unknown
  await inBrowser({ script: paths.turntable, name: 'turntable' }, async (page) => {
    const asked = [look.look, look.worn, NEARER].map((part) => JSON.stringify(part)).join()
    shot = await page.evaluate(`turntable.shoot(${asked})`)
  })
  const { picture, place } = shotSchema.parse(shot)
  return { type: look.type, sides: picture, hangs: place }
}

async function painted(asked: object): Promise<Raw> {
  let shot: unknown
  await inBrowser({ script: paths.triedOn, name: 'tryOn', files: paths.public }, async (page) => {
    shot = await page.evaluate(`tryOn.wear(${JSON.stringify(asked)})`)
  })
  const address = z.string().parse(shot)
  const { data, info } = await sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The drawn face with a part of it from near in its place, the edges of that soft. */
async function faceWith(near: Raw, part: Part): Promise<Buffer> {
  const scale = FACE_WIDTH / box.width
  const [width, height] = [part.width, part.height].map((size) => Math.round(size * scale))
  const soft = `<svg viewBox="0 0 1 1" preserveAspectRatio="none"><radialGradient id="soft">
    <stop offset=".75" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </radialGradient><rect width="1" height="1" fill="url(#soft)"/></svg>`
  const mask = await sharp(Buffer.from(soft)).resize(width, height, { fit: 'fill' }).png().toBuffer()
  const small = await pngOf(near).resize(width, height).toBuffer()
  const input = await sharp(small)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const [left, top] = [part.left - box.left, part.top - box.top].map((at) => Math.round(at * scale))
  return sharp(await sharp(paths.drawnFace).resize({ width: FACE_WIDTH }).png().toBuffer())
    .composite([{ input, left, top }])
    .png()
    .toBuffer()
}

const pngOf = ({ data, width, height }: Raw) => sharp(data, { raw: { width, height, channels: 3 } }).png()

function cutOut(picture: Raw, { width, height, values }: Plane): Promise<Buffer> {
  const alpha = Buffer.from(values.map((share) => Math.round(share * 255)))
  return pngOf(picture)
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .toBuffer()
}

const addressOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

const hashOf = (look: TriedOnLook) =>
  `${createHash('sha256')
    .update(JSON.stringify([editions[look.type], look]))
    .digest('hex')
    .slice(0, 16)}.live`
