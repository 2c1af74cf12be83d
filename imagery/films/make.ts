import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { paths } from '../files/paths'
import { say } from '../say'
import { bagTurn } from './bag-turn'
import { filmSize, framesOf } from './film'
import type { Film } from './film'
import { plinthLight } from './plinth-light'
import { scentShadow } from './scent-shadow'

type Options = { only?: string; limit: number }

export const films: readonly Film[] = [plinthLight, scentShadow, bagTurn]

export async function makeFilms({ only, limit }: Options): Promise<void> {
  for (const film of films) {
    if (only && !only.split(',').includes(film.name)) continue
    const frameOf = await film.prepare()
    const folder = paths.work('films', film.name)
    await mkdir(folder, { recursive: true })
    for (let frame = 0; frame < Math.min(limit, framesOf(film)); frame += 1) {
      const began = Date.now()
      const data = await frameOf(frame)
      await sharp(data, { raw: { width: filmSize[0], height: filmSize[1], channels: 3 } })
        .png()
        .toFile(`${folder}/${frame}.png`)
      say(`${film.name} ${frame}: ${Date.now() - began} ms`)
    }
  }
}
