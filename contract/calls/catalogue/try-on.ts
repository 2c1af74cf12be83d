import { z } from 'zod'
import { lipFinishes, tryOnTypes } from '../../rules/catalogue/try-on'
import { codeSchema } from '../primitives'
import { imageSchema } from './media'

/** The content of the block `vto-model-config`: which pieces may be tried on, and how. A§7. */
export const tryOnConfigSchema = z.object({
  models: z.array(
    z.object({
      type: z.enum(tryOnTypes),
      title: z.string(),
      categories: z.array(codeSchema),
      finishes: z.record(codeSchema, z.enum(lipFinishes)).default({}),
      /** What it looks like, for the page of a product, by its sku. */
      results: z.record(codeSchema, z.object({ image: imageSchema, text: z.string() })).default({}),
    }),
  ),
  /** Said wherever a camera or a photo is asked for. */
  consent: z.string(),
})

export type TryOnConfig = z.infer<typeof tryOnConfigSchema>

/** What the block `privacy-policy-simple` says of trying on, before a camera or a photo is asked for. A§7. */
export const tryOnConsentSchema = z.object({
  tryOn: z.object({ paragraphs: z.array(z.string()).min(1), agree: z.string() }),
})
