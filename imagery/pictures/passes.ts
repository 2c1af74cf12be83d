import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { z } from 'zod'

/** One image of a render: numbers in rows, `channels` a pixel, linear light. */
export type Pass = { width: number; height: number; channels: number; values: Float32Array }

export type Passes = {
  picture: Pass
  mask: Pass
  plate: Pass
  /** What fell on dyed materials, and what dye they have; the picture then lacks that light. */
  dyed?: { light: Pass; tint: Pass }
}

const range = 16
const shapeSchema = z.tuple([z.number(), z.number(), z.number()])
/** Numbers follow one another, so a head with more in it is another version's. */
const headSchema = z.strictObject({
  picture: shapeSchema,
  mask: shapeSchema,
  plate: shapeSchema,
  light: shapeSchema.optional(),
  tint: shapeSchema.optional(),
})

/** Reads what render.py wrote. */
export async function readPasses(file: string): Promise<Passes> {
  const bytes = await readFile(file)
  const end = bytes.indexOf(10)
  const head = headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  const body = inflateSync(bytes.subarray(end + 1))
  const numbers = new Uint16Array(body.buffer, body.byteOffset, body.byteLength / 2)
  let offset = 0
  const take = ([height, width, channels]: z.infer<typeof shapeSchema>): Pass => {
    const values = new Float32Array(height * width * channels)
    for (let i = 0; i < values.length; i++) values[i] = ((numbers[offset + i] ?? 0) / 65535) ** 2 * range
    offset += values.length
    return { width, height, channels, values }
  }
  const [picture, mask, plate] = [take(head.picture), take(head.mask), take(head.plate)]
  if (!head.light || !head.tint) return { picture, mask, plate }
  const [light, tint] = [take(head.light), take(head.tint)]
  return { picture, mask, plate, dyed: { light, tint } }
}
