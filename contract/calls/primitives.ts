import { z } from 'zod'
import { isKeyOf } from '../rules/own-key'
import { REQUIRED } from '../rules/required'

/** Money: whole fen, never a fraction. */
export const fenSchema = z.int().nonnegative()

/**
 * Public code of a product, category, order or page: letters, digits, dash, dot, underscore. Values are looked up by codes,
 * so none may be a name that every object inherits.
 */
export const codeSchema = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,80}$/)
  .refine((code) => !isKeyOf(Object.prototype, code))

/** A path of the store without its host, query or leading slash, several segments allowed. */
export const urlKeySchema = z
  .string()
  .regex(/^[\p{L}\p{N}._~-]+(\/[\p{L}\p{N}._~-]+){0,7}$/u)
  .max(200)

/** ISO 8601 with offset. */
export const dateTimeSchema = z.iso.datetime({ offset: true })

/** 0 or 1, as the specification's flags travel. */
export const flagSchema = z.union([z.literal(0), z.literal(1)])

/** Free text of a bounded length, trimmed, without control characters. */
export function textSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
}

/** The same, in several lines. */
export function linesSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|\r?\n)*$/u)
}

/** Text that must be there. */
export function requiredTextSchema(max: number) {
  return textSchema(max).min(1, REQUIRED)
}

/** Any JSON. Named, because what refers to itself must have a name where the contract is published. */
export const jsonSchema = z.json().register(z.globalRegistry, { id: 'Json' })

/** The empty answer of a call that only does something. */
export const doneSchema = z.null()

/** A file as a handler gives it; it travels as its bytes, under its name. */
export const fileSchema = z.object({
  name: z.string(),
  contentType: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((bytes) => bytes instanceof Uint8Array),
})
export type File = z.infer<typeof fileSchema>

/** Page counting from 1. */
export const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1)
