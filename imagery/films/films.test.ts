import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../files/paths'
import { filmBudgets } from './encode'
import { readFilmFile } from './film-file'

const codecs = { av1: 'av01', h264: 'avc1' }
const files = readdirSync(paths.films).filter((file) => file.endsWith('.mp4'))
const names = [...new Set(files.map((file) => file.replace(/-\d+-\w+\.mp4$/, '')))]

/** All names of films in the house's data. */
const named = readdirSync(paths.data, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => [
    ...readFileSync(join(paths.data, file), 'utf8').matchAll(/"(?:film|pdpViewonVideoId)": "([^"]+)"/g),
  ])
  .map(([, name]) => name)

it('[P14] every film a page or a product names is there', () => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => name === undefined || !names.includes(name))).toEqual([])
})

it.each(
  names.flatMap((name) =>
    ([640, 1280] as const).flatMap((width) =>
      (['av1', 'h264'] as const).map((codec) => [name, width, codec] as const),
    ),
  ),
)('[P14] %s is light enough at %i across in %s, and 6 to 8 seconds long', (name, width, codec) => {
  const bytes = readFileSync(join(paths.films, `${name}-${width}-${codec}.mp4`))
  const film = readFilmFile(bytes)

  expect(bytes.length).toBeLessThanOrEqual(filmBudgets[width])
  expect(film).toMatchObject({ codec: codecs[codec], width, height: (width * 9) / 16 })
  expect(film.seconds).toBeGreaterThanOrEqual(6)
  expect(film.seconds).toBeLessThanOrEqual(8)
  expect(film.frames / film.seconds).toBeCloseTo(24)
})

it.each(names)('[P14] %s has its poster', (name) => {
  expect(readdirSync(paths.pictures)).toContain(`film-${name}-1440.avif`)
})
