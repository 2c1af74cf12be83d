import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { paths } from '../files/paths'
import { storedPlaces } from '../kit/cloth/solved'
import type { Solved } from '../kit/cloth/solved'
import type { ClothTask } from '../kit/cloth/solving'
import { digestOf } from '../render/hash'
import { say } from '../say'
import { drapes } from './list'
import type { Drape } from './list'

const solvedSchema = z.object({ task: z.string(), least: z.number(), most: z.number(), places: z.string() })

const fileOf = ({ name }: Pick<Drape, 'name'>) => paths.drape(name)

async function readSolved(drape: Pick<Drape, 'name'>): Promise<Solved | undefined> {
  if (!existsSync(fileOf(drape))) return undefined
  return solvedSchema.parse(JSON.parse(await readFile(fileOf(drape), 'utf8')))
}

/** A µm: another machine's last digits are no other cloth. */
const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(value * 1e4) / 1e4)

function questionOf({ sewing, fall, obstacles }: ClothTask) {
  return {
    start: rounded(sewing.start.flatMap((place) => place.toArray())),
    flat: rounded(sewing.flat.flat()),
    triangles: sewing.triangles,
    pairs: sewing.seams.flat().filter(([a, b]) => a !== b),
    fall: {
      ...fall,
      ...(fall.rest && { rest: rounded(fall.rest) }),
      ...(fall.led && { led: rounded(fall.led) }),
    },
    obstacles: obstacles.map(({ positions, triangles, distance, friction }) => ({
      positions: rounded(positions),
      triangles: Array.from(triangles),
      distance,
      friction,
    })),
  }
}

/** Names a task by all that its answer depends on. */
export const nameOfTask = (task: ClothTask): string => digestOf(questionOf(task))

/** Has Blender solve every cloth whose pattern or fall is not what was solved last. */
export async function makeDrapes({ only }: { only?: string }): Promise<void> {
  for (const drape of drapes) {
    if (only && !drape.name.includes(only.toLowerCase())) continue
    const question = questionOf(drape.task())
    const hash = digestOf(question)
    if ((await readSolved(drape))?.task === hash) continue
    const began = Date.now()
    const places = await solve(drape.name, JSON.stringify(question))
    await writeFile(`${fileOf(drape)}.part`, `${JSON.stringify(storedPlaces(hash, places), null, 2)}\n`)
    await rename(`${fileOf(drape)}.part`, fileOf(drape))
    say(`${drape.name}: ${places.length / 3} knots, ${Math.round((Date.now() - began) / 1000)} s`)
  }
}

/** Where the knots are in each frame of a filmed fall; solved once, then read again. Never committed: a film is. */
export async function solveFilmed(name: string, task: ClothTask): Promise<Float32Array[]> {
  const question = questionOf(task)
  const solved = `${name}-${digestOf(question)}`
  const file = paths.work('drapes', `${solved}.bin`)
  const places = existsSync(file) ? await readPlaces(file) : await solve(solved, JSON.stringify(question))
  const size = task.sewing.start.length * 3
  return Array.from({ length: places.length / size }, (_, frame) =>
    places.subarray(frame * size, (frame + 1) * size),
  )
}

async function solve(name: string, question: string): Promise<Float32Array> {
  const folder = paths.work('drapes')
  await mkdir(folder, { recursive: true })
  const [task, out] = [paths.work('drapes', `${name}.json`), paths.work('drapes', `${name}.bin`)]
  const part = `${out}.part`
  await writeFile(task, question)
  const blender = ['blender', '--background', '--factory-startup', '--python-exit-code', '1']
  const args = ['-n', '19', ...blender, '--python', paths.drapeScript, '--', task, part]
  const child = spawn('nice', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`Blender could not solve ${name}`)
  await rename(part, out)
  return readPlaces(out)
}

async function readPlaces(file: string): Promise<Float32Array> {
  const bytes = await readFile(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.byteLength / 4 }, (_, k) => view.getFloat32(k * 4, true))
}
