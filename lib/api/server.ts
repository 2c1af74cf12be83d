import 'server-only'
import axios from 'axios'
import { cacheLife, cacheTag } from 'next/cache'
import { sessionCalls } from '@/contract/calls/customer/session'
import type { DataOf, Endpoint, InputOf } from '@/contract/calls/endpoint'
import { successCodeOf } from '@/contract/calls/paths'
import { cacheRules, cacheTags, type Cached } from '@/contract/rules/cache-tags'
import { env } from '@/lib/env'
import { refusalOf } from './refusal'
import { toRequest } from './request'
import { ApiFailure, type Parts } from './types'

const http = axios.create({
  baseURL: env.COMMERCE_API_URL,
  adapter: 'fetch',
  timeout: 8000,
  validateStatus: () => true,
})

/** `call(catalogueCalls.getProduct, { params })`; calls that take nothing need no second argument. */
type Input<E> = unknown extends InputOf<E> ? [] : [input: InputOf<E> & Parts]

/**
 * Calls the commerce API from the storefront's server, for data that is the same for everyone: it carries
 * no cookies. The answer is checked against the contract; a refusal or a malformed answer throws.
 * A loader names the endpoint itself, so that a page's server loads the schemas of its own resources alone.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Input<E>): Promise<DataOf<E>> {
  const request = toRequest(endpoint.route, input)
  const headers = await headersOf(endpoint)
  const response = await http.request<unknown>({ ...request, headers }).catch((cause: unknown) => {
    throw new ApiFailure('NETWORK', 0, cause instanceof Error ? cause.message : 'no answer')
  })
  const refusal = refusalOf(response.status, response.data, successCodeOf(endpoint.route))
  if (refusal) throw refusal
  return parseData(endpoint, response.data)
}

/** Every call that is not GET carries a post token, the storefront's server's own too (B§7). */
async function headersOf({ route, postToken }: Endpoint): Promise<Record<string, string>> {
  if (route.startsWith('GET ') || postToken === false) return {}
  const { token } = await call(sessionCalls.getCsrfToken)
  return { 'X-Post-Token': token }
}

function parseData<E extends Endpoint>(endpoint: E, answer: unknown): DataOf<E>
function parseData({ route, data }: Endpoint, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) {
    throw new ApiFailure('NETWORK', 200, `${route}: the answer has no data`)
  }
  return data.parse(answer.data)
}

/**
 * For `.catch`: what is not there is null, and so is what the contract does not even admit as a name, since nothing can bear
 * it; every other failure stays one.
 */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiFailure && (error.status === 404 || error.error === 'BAD_REQUEST')) return null
  throw error
}

/**
 * For a loader with 'use cache': keeps its answer as what it shows, under the tags and for the time of the table in
 * contract/rules/cache-tags.ts. Of several calls the shortest time holds.
 */
export function cacheAs(cached: Cached, ...ids: readonly string[]): void {
  const tag = cacheTags[cached]
  cacheTag(cacheTags.catalogue, ...(typeof tag === 'string' ? [tag] : ids.map((id) => tag(id))))
  cacheLife(cacheRules[cached].lifetime)
}
