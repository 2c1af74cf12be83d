import { z } from 'zod'
import { codeSchema } from '../primitives'

/** The content of the block `belt-3d-config`: belts that are put together in space, and what their parts look like. P16. */
export const beltConfigSchema = z.object({
  /** Skus of the belts, in the order in which their buckles are offered. */
  belts: z.array(codeSchema),
  leathers: z.array(
    z.object({
      /** As the models know it: `smooth-calf`. */
      leather: codeSchema,
      label: z.string(),
      widthMm: z.int().positive(),
      /** Straps without their size, one a colour. */
      parts: z.array(codeSchema).min(1),
    }),
  ),
  buckles: z.array(
    z.object({
      form: codeSchema,
      label: z.string(),
      /** Buckle → its metal, as the models know it. */
      parts: z.record(codeSchema, codeSchema),
    }),
  ),
})
export type BeltConfig = z.infer<typeof beltConfigSchema>
