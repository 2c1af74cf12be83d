import { z } from 'zod'

const placeSchema = z.array(z.number())

const tablesSchema = z.object({
  extras: z.object({ made: z.string() }).optional(),
  materials: z.array(z.object({ name: z.string(), extras: z.unknown() })),
  nodes: z.array(
    z.object({
      mesh: z.number(),
      translation: placeSchema.default([0, 0, 0]),
      scale: placeSchema.default([1, 1, 1]),
    }),
  ),
  meshes: z.array(
    z.object({
      primitives: z.tuple([
        z.object({ indices: z.number(), attributes: z.object({ POSITION: z.number() }) }),
      ]),
    }),
  ),
  accessors: z.array(
    z.object({ count: z.number(), min: placeSchema.optional(), max: placeSchema.optional() }),
  ),
})

type Tables = z.infer<typeof tablesSchema>

/** What stands in a GLB in front of its numbers. */
export function tablesOf(glb: Uint8Array): Tables {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true)
  return tablesSchema.parse(JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))))
}

/** What a file was made from, as its piece says it. */
export const madeFrom = (glb: Uint8Array): string | undefined => tablesOf(glb).extras?.made

/** The box a model stands in, centimetres. Quantised places are shares of the largest number of sixteen bits. */
export function sizeOf(glb: Uint8Array): { min: number[]; max: number[] } {
  const { nodes, meshes, accessors } = tablesOf(glb)
  const boxes = nodes.map(({ mesh, translation, scale }) => {
    const accessor = accessors[meshes[mesh]?.primitives[0].attributes.POSITION ?? -1]
    const inPlace = (place: readonly number[] = []) =>
      place.map((value, axis) => (translation[axis] ?? 0) + ((scale[axis] ?? 1) * value) / 32767)
    return { min: inPlace(accessor?.min), max: inPlace(accessor?.max) }
  })
  const along = (axis: number, end: 'min' | 'max') => boxes.map((box) => box[end][axis] ?? NaN)
  return {
    min: [0, 1, 2].map((axis) => Math.min(...along(axis, 'min'))),
    max: [0, 1, 2].map((axis) => Math.max(...along(axis, 'max'))),
  }
}
