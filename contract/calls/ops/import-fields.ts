import { z } from 'zod'
import { imageSchema } from '../catalogue/media'
import { codeSchema, requiredTextSchema, textSchema } from '../primitives'

export const nameSchema = requiredTextSchema(80)
export const latinNameSchema = textSchema(80).default('')
/** Running text of the product page; may hold line breaks. */
export const proseSchema = z.string().trim().max(4000).default('')
export const noteSchema = textSchema(200).default('')
export const flag = z.boolean().default(false)
export const skusSchema = z.array(codeSchema).max(24).default([])
export const imagesSchema = z.array(imageSchema).max(20)
export const positionSchema = z.int().min(0).max(10_000_000)
