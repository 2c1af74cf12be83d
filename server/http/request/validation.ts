import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { REQUIRED } from '@/contract/rules/required'
import { ApiError } from '../answer/api-error'

z.config(zhCN())

/** Parses one part of a request, or refuses it with a message for each field at fault. */
export function parsePart(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, {
    error: (issue) => (issue.input === undefined ? REQUIRED : undefined),
  })
  if (parsed.success) return parsed.data
  throw new ApiError('BAD_REQUEST', { validationResult: messagesByField(parsed.error) })
}

/** Parses what stands in a path. A path that can name nothing of ours leads nowhere, whatever is wrong with it: 404. */
export function parseParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ApiError('NOT_FOUND')
}

/** The first message of each field; nested fields are written with dots. */
export function messagesByField(error: z.ZodError): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.join('.').slice(0, 80) || 'body'
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return Object.fromEntries([...messages].slice(0, 20))
}
