import type { z } from 'zod'
import type { ErrorCode } from './errors'

/** Who may call: anybody, a guest or customer, a customer only, or the brand's own operators. A§6, B§6. */
export type Access = 'public' | 'shopper' | 'customer' | 'operator'

type Method = 'GET' | 'POST'
export type Route = `${Method} /rest/${string}`

type Schemas = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  data: z.ZodType
}

type Rules = {
  access: Access
  /** Refusals this call can give beyond those every call can (bad request, missing token, limits). */
  errors?: readonly ErrorCode[]
  /** False only for calls that another program makes, which cannot hold one. */
  postToken?: boolean
  /** The answer is a file (`fileSchema`) that a browser saves, not an envelope; refusals still are. */
  isFile?: true
}

export type Endpoint = Schemas & Rules & { route: Route }

/** Names one call of the specification: where it is, what goes in and comes out, who may make it. */
export function endpoint<const E extends Schemas & Rules>(route: Route, definition: E): E & { route: Route } {
  return { route, ...definition }
}

type Part<E, K extends string, Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodType>
    ? Record<K, Side extends 'input' ? z.input<S> : z.output<S>>
    : unknown

/** What a caller passes. */
export type InputOf<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>

/** What a handler receives after validation. */
export type ParsedOf<E> = Part<E, 'params', 'output'> & Part<E, 'query', 'output'> & Part<E, 'body', 'output'>

/** What the call answers in `data`. */
export type DataOf<E extends { data: z.ZodType }> = z.output<E['data']>

/** Splits a route into its method and its path, with path parameters written `:name`. */
export function splitRoute(route: Route): { method: Method; path: string } {
  const [method, path = ''] = route.split(' ')
  return { method: method === 'GET' ? 'GET' : 'POST', path }
}
