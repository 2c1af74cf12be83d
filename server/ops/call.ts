import type { z } from 'zod'
import { splitRoute, type Endpoint } from '@/contract/calls/endpoint'
import { refusalSchema, successSchema, type Refusal } from '@/contract/calls/envelope'

type Input = { params?: Record<string, string>; body?: unknown }

/** A call the API refused, with everything it said. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`${refusal.message} (${refusal.error})`)
    this.refusal = refusal
  }
}

/** Makes a call of the contract as the operator; answers its data. */
export type Operator = <D>(call: Endpoint & { data: z.ZodType<D> }, input: Input) => Promise<D>

export function createOperator({ apiUrl, token }: { apiUrl: string; token: string }): Operator {
  return async (call, { params = {}, body }) => {
    const { method, path } = splitRoute(call.route)
    const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const response = await fetch(`${apiUrl}${url}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`The commerce API does not answer at ${apiUrl}.`)
    })
    const envelope: unknown = await response.json().catch(() => null)
    const refusal = refusalSchema.safeParse(envelope)
    if (refusal.success) throw new Refused(refusal.data)
    const success = successSchema(call.data).safeParse(envelope)
    if (success.success) return success.data.data
    throw new Error(`${apiUrl} answers HTTP ${response.status}, and not as the commerce API does.`)
  }
}
