import { z } from 'zod'
import { isKeyOf } from '../rules/own-key'
import { errors, type ErrorCode } from './errors'

const errorCodes = z.custom<ErrorCode>((value) => typeof value === 'string' && isKeyOf(errors, value))

/** The refusal every call can give: `code` 0 and a stable `error`. decisions, «Envelope and status codes». */
export const refusalSchema = z.object({
  code: z.literal(0),
  error: errorCodes,
  message: z.string(),
  requestId: z.string().optional(),
  data: z.looseObject({ validationResult: z.record(z.string(), z.string()).optional() }).nullable(),
})
export type Refusal = z.infer<typeof refusalSchema>

/** The success of a call whose data is `data`; its code is 1 unless A§7 says otherwise (`successCodeOf`). */
export function successSchema<D extends z.ZodType>(data: D) {
  return z.object({ code: z.literal(1), data, message: z.string() })
}
export type Success<D> = { code: 0 | 1; data: D; message: string }
