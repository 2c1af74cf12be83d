import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The packshots' own ground, a little below its mean: dividing by it leaves the ground white and the product as it is. */
const groundLevel = 237

/** An open room: wall and floor meeting in a soft line. */
function groundSvg({ width, height }, { wall, floor, horizon }) {
  const steps = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
  const eased = (step) => step * step * (3 - 2 * step)
  const stops = steps.map((step) => {
    const offset = horizon + (step - 0.5) * 0.2
    return `<stop offset="${offset}" stop-color="${floor}" stop-opacity="${eased(step)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>
    <rect width="100%" height="100%" fill="${wall}"/>
    <rect width="100%" height="100%" fill="url(#floor)"/>
  </svg>`
}

/** One niche of the store: a tall opening lit from above, with a stone plinth standing in it. */
function nicheSvg(x, width, { height }) {
  const top = height * 0.12
  const foot = height * 0.82
  const reveal = width * 0.05
  const plinth = { left: x + width * 0.24, width: width * 0.56, top: height * 0.64 }
  return `
    <rect x="${x}" y="${top}" width="${width}" height="${foot - top}" fill="url(#niche)"/>
    <rect x="${x}" y="${top}" width="${reveal}" height="${foot - top}" fill="#c6c3bd"/>
    <rect x="${plinth.left}" y="${plinth.top}" width="${plinth.width}" height="${foot - plinth.top}" fill="url(#plinth)"/>
    <rect x="${plinth.left}" y="${plinth.top}" width="${plinth.width}" height="${height * 0.008}" fill="#f8f7f5"/>`
}

/** A wall of the store in elevation, with as many niches as there are products to show. */
function roomSvg(size, layers) {
  const { width, height } = size
  const nicheWidth = height * 0.4
  const niches = layers
    .map(({ at }) => nicheSvg(at[0] * width - nicheWidth * 0.52, nicheWidth, size))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="niche" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f5f4f2"/><stop offset="1" stop-color="#e2e0dc"/></linearGradient>
      <linearGradient id="plinth" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#c9c6c0"/><stop offset="1" stop-color="#d8d5d0"/></linearGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cac7c1"/><stop offset="1" stop-color="#d9d6d1"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="#dbd9d5"/>
    ${niches}
    <rect y="${height * 0.82}" width="100%" height="${height * 0.18}" fill="url(#floor)"/>
  </svg>`
}

/** Fades a picture to white at its sides, so that a shadow which runs off the packshot ends softly. */
function vignetteSvg(width, height) {
  const stops = (id, x2, y2) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">
    <stop offset="0" stop-color="#fff"/><stop offset="0.13" stop-color="#fff" stop-opacity="0"/>
    <stop offset="0.87" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${stops('x', 1, 0)}${stops('y', 0, 1)}</defs>
    <rect width="100%" height="100%" fill="url(#x)"/><rect width="100%" height="100%" fill="url(#y)"/></svg>`
}

/** The packshot on white, ready to be multiplied onto a ground, cut to the canvas where it reaches over it. */
async function layerOf({ picture, at, height }, size, originals) {
  const tall = Math.round(size.height * height)
  const wide = Math.round(tall * 0.8)
  const left = Math.round(size.width * at[0] - wide / 2)
  const top = Math.round(size.height * at[1] - tall / 2)
  const resized = await sharp(fileURLToPath(new URL(`${picture}.webp`, originals)))
    .removeAlpha()
    .resize(wide, tall, { kernel: 'lanczos3' })
    .linear(255 / groundLevel, 0)
    .png()
    .toBuffer()
  const faded = sharp(resized).composite([{ input: Buffer.from(vignetteSvg(wide, tall)) }])
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(wide, size.width - left) - Math.max(0, -left),
    height: Math.min(tall, size.height - top) - Math.max(0, -top),
  }
  const input = await sharp(await faded.png().toBuffer())
    .extract(cut)
    .png()
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top), blend: 'multiply' }
}

/** Composes one still at its full size, as PNG. */
export async function composeStill(still, layers, size, originals) {
  const ground = still.room ? roomSvg(size, layers) : groundSvg(size, still.ground)
  const composites = await Promise.all(layers.map((layer) => layerOf(layer, size, originals)))
  return sharp(Buffer.from(ground)).composite(composites).removeAlpha().png().toBuffer()
}
