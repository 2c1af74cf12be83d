import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { paths } from '../files/paths'
import { groundColour } from '../pictures/tone'

const ink = '#111111'
const app = (name: string) => resolve(process.cwd(), 'app', name)

/** The strokes of components/word-mark.tsx, in the box 0 0 349 126. */
const strokes = `
  <circle cx="39" cy="63" r="36"/>
  <path d="M122 98V28h27a20 20 0 0 1 0 40h-27M147 68l27 30"/>
  <path stroke-linecap="square" d="M222 28v70M222 28h38M222 63h32M222 98h38M237 17l12-15"/>
  <path stroke-linecap="square" d="M308 28v70M308 28h38M308 63h32M308 98h38"/>`

const wordMark = (width: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 126) / 349)}" viewBox="0 0 349 126" fill="none" stroke="${colour}" stroke-width="5">${strokes}</svg>`,
  )

/** The icon on a full square: systems round its corners themselves. */
async function touchIcon(size: number) {
  const drawn = await readFile(app('icon.svg'), 'utf8')
  return (
    sharp(Buffer.from(drawn), { density: 72 * (size / 32) })
      .resize(size, size)
      .flatten({ background: '#ffffff' })
      // Next reads the picture in an .ico with four channels only.
      .ensureAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer()
  )
}

/** One picture in the container old browsers ask for by name. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

/** The card a shared link shows: the campaign still, or plain paper before there is one, under the word mark. */
async function socialCard() {
  const still = join(paths.pictures, 'still-hero-1440.webp')
  const size = { width: 1200, height: 630 }
  const base = existsSync(still)
    ? sharp(still).resize({ ...size, fit: 'cover', position: 'right' })
    : sharp({ create: { ...size, channels: 3, background: groundColour } })
  const mark = await sharp(wordMark(360, ink)).png().toBuffer()
  await base
    .composite([{ input: mark, left: 84, top: 250 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(paths.pictures, 'social-card.jpg'))
}

/** Favicon, touch icon and social card. */
export async function makeMarks(): Promise<void> {
  await writeFile(app('apple-icon.png'), await touchIcon(180))
  await writeFile(app('favicon.ico'), ico(await touchIcon(32), 32))
  await socialCard()
}
