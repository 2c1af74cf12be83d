import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { noteDone } from '../files/manifest'
import { paths } from '../files/paths'
import { encode as encodePicture } from '../pictures/encode'
import { say } from '../say'
import { bagTurn } from './bag-turn'
import { buckleClose } from './buckle-close'
import { encode } from './encode'
import { filmSize, framesOf } from './film'
import type { Film } from './film'
import { plinthLight } from './plinth-light'
import { scentShadow } from './scent-shadow'
import { silkFall } from './silk-fall'
import { waterRings } from './water-rings'

type Options = { only?: string; limit: number; isPreview: boolean }

const films: readonly Film[] = [plinthLight, scentShadow, bagTurn, waterRings, buckleClose, silkFall]
const [width, height] = filmSize

/** Makes the films: the frames that are missing, then the files, then the poster. A preview is the first frames alone. */
export async function makeFilms({ only, limit, isPreview }: Options): Promise<void> {
  for (const film of films) {
    if (only && !only.split(',').includes(film.name)) continue
    const folder = paths.work('films', film.name)
    await drawFrames(film, folder, Math.min(limit, framesOf(film)))
    if (isPreview || limit < framesOf(film)) continue
    await encode(film.name, folder)
    await makePoster(film.name, join(folder, '0.png'))
  }
}

async function drawFrames(film: Film, folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const missing = Array.from({ length: count }, (_, frame) => frame).filter(
    (frame) => !existsSync(join(folder, `${frame}.png`)),
  )
  if (missing.length === 0) return
  const frameAt = await film.prepare()
  for (const frame of missing) {
    const file = join(folder, `${frame}.png`)
    const data = await frameAt(frame)
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 2 })
      .toFile(`${file}.part`)
    await rename(`${file}.part`, file)
  }
  say(`${film.name}: ${missing.length} frames`)
}

async function makePoster(name: string, frame: string): Promise<void> {
  const data = await sharp(frame).removeAlpha().raw().toBuffer()
  await encodePicture(`film-${name}`, { data, width, height })
  const { dominant } = await sharp(frame).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  await noteDone({ [`film-${name}`]: { render: 'film', ground: `#${hex.join('')}` } })
}
