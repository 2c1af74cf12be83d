import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { composeStill } from './compose.mjs'
import { settleGround } from './ground.mjs'
import { packshots } from './packshots.mjs'
import { canvas, stills } from './stills.mjs'

// Writes public/pictures/{name}-{width}.{avif,webp}. `node scripts/pictures/encode.mjs [name…]` makes all or the named ones.
const originals = new URL('./originals/', import.meta.url)
const target = new URL('../../public/pictures/', import.meta.url)

const asPackshot = { widths: [480, 960, 1440], avif: 50, webp: 75 }
const asTallStill = { widths: [480, 960, 1440], avif: 60, webp: 82 }
const asWideStill = { ...asTallStill, widths: [480, 960, 1440, 2400] }

/** Names stay regular: above the original's width the file carries that width's name with all the pixels there are. */
async function write(name, source, { widths, avif, webp }) {
  for (const width of widths) {
    const scaled = sharp(source).resize({ width, withoutEnlargement: true })
    const file = (extension) => fileURLToPath(new URL(`${name}-${width}.${extension}`, target))
    await scaled.clone().avif({ quality: avif, effort: 6 }).toFile(file('avif'))
    await scaled.clone().webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(file('webp'))
  }
  console.log(name)
}

async function detailOf(source, [left, top, width]) {
  const { width: full = 0 } = await sharp(source).metadata()
  const high = (full / 4) * 5
  const size = { width: Math.round(full * width), height: Math.round(high * width) }
  const place = { left: Math.round(full * left), top: Math.round(high * top) }
  return sharp(source)
    .extract({ ...place, ...size })
    .png()
    .toBuffer()
}

async function writePackshot(name, { detail }) {
  const source = await settleGround(fileURLToPath(new URL(`${name}.webp`, originals)))
  await write(name, source, asPackshot)
  await write(`${name}-detail`, await detailOf(source, detail), asPackshot)
}

async function writeStill(name, still) {
  await write(name, await composeStill(still, still.wide, canvas.wide, originals), asWideStill)
  await write(`${name}-tall`, await composeStill(still, still.tall, canvas.tall, originals), asTallStill)
}

const asked = process.argv.slice(2)
const isAsked = ([name]) => asked.length === 0 || asked.includes(name)

await mkdir(target, { recursive: true })
for (const [name, packshot] of Object.entries(packshots).filter(isAsked)) await writePackshot(name, packshot)
for (const [name, still] of Object.entries(stills).filter(isAsked)) await writeStill(name, still)
