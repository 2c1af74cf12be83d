import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { wholeOf } from '../cameras/cameras'
import type { Camera } from '../cameras/cameras'
import { isDone, noteDone, readManifest } from '../files/manifest'
import { paths } from '../files/paths'
import { developed, gainOf } from '../pictures/developed'
import { encode } from '../pictures/encode'
import { readPasses } from '../pictures/passes'
import { hashOf } from '../render/hash'
import { render } from '../render/render'
import { makeInStudios } from '../render/studio'
import { say } from '../say'
import { stills } from './list'
import { together } from './sets/piece'
import type { Still } from './still'

type Options = { only?: string; limit: number; isPreview: boolean }
type Cut = { name: string; camera: Camera; size: readonly [number, number]; widths: readonly number[] }

const stillWidths = [480, 960, 1440, 2400]
const tallWidths = [480, 800, 960, 1440]

const cutsOf = ({ name, wide, tall }: Still): Cut[] => [
  { name, camera: wide, size: [2400, 1350], widths: stillWidths },
  { name: `${name}-tall`, camera: tall, size: [1440, 1800], widths: tallWidths },
]

/** Makes the campaign stills that are missing, wide cuts first; small quick ones with `isPreview`. */
export async function makeStills({ only, limit, isPreview }: Options): Promise<void> {
  const patterns = only?.split(',')
  const chosen = stills.filter(({ name }) => !patterns || patterns.some((pattern) => name.includes(pattern)))
  const cuts = [0, 1].flatMap((turn) =>
    chosen.flatMap((still) => {
      const cut = cutsOf(still)[turn]
      return cut ? [{ still, cut }] : []
    }),
  )
  await makeInStudios(cuts, limit, ({ still, cut }) => makeCut(still, cut, isPreview))
}

/**
 * A lens that blurs meets a far light once in many samples: a pixel that stops before it does is known too soon, and dark
 * walls are left with sparks. Such a still is looked at equally long everywhere.
 */
const longEnough = ({ stop }: Camera) => (stop === undefined ? { samples: 24, noise: 0.08 } : { samples: 20 })

async function makeCut(still: Still, cut: Cut, isPreview: boolean): Promise<boolean> {
  const { model, sheet } = together(still.pieces())
  const size = isPreview ? ([Math.round(cut.size[0] / 4), Math.round(cut.size[1] / 4)] as const) : cut.size
  const hash = hashOf({ model, sheet, camera: cut.camera, size, key: still.key })
  const manifest = await readManifest()
  if (!isPreview && isDone(manifest, cut.name, hash)) return false
  const began = Date.now()
  const file = await render(isPreview ? `preview-${hash}` : hash, {
    model,
    sheet,
    camera: cut.camera,
    size,
    box: wholeOf(size),
    light: still.light,
    ...(isPreview ? { samples: 4 } : longEnough(cut.camera)),
    isRecoloured: false,
  })
  const { picture } = await readPasses(file)
  const data = developed(picture, gainOf(picture, still.key))
  if (isPreview) {
    await mkdir(paths.work('previews'), { recursive: true })
    const out = paths.work('previews', `${cut.name}.png`)
    await sharp(data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .png()
      .toFile(out)
    say(`${out} ${Math.round((Date.now() - began) / 1000)} s`)
    return true
  }
  const ground = await groundOf(data, picture.width, picture.height)
  await encode(cut.name, { data, width: picture.width, height: picture.height }, { widths: cut.widths })
  await noteDone({ [cut.name]: { render: hash, ground } })
  say(`${cut.name}: ${Math.round((Date.now() - began) / 1000)} s`)
  return true
}

/** The colour that stands in while a still loads: its mean. */
async function groundOf(data: Buffer, width: number, height: number): Promise<string> {
  const { data: one } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${one.subarray(0, 3).toString('hex')}`
}
