import 'server-only'
import axios from 'axios'
import { contract } from '@/contract/calls/contract'
import type { CallName } from '@/contract/calls/contract'
import type { Endpoint } from '@/contract/calls/endpoint'
import { successCodeOf } from '@/contract/calls/paths'
import { env } from '@/lib/env'
import { refusalOf } from './refusal'
import { toRequest } from './request'
import { ApiFailure, type Args, type Data } from './types'

const http = axios.create({
  baseURL: env.COMMERCE_API_URL,
  adapter: 'fetch',
  timeout: 8000,
  validateStatus: () => true,
})

/**
 * Calls the commerce API from the storefront's server, for data that is the same for everyone: it carries
 * no cookies. The answer is checked against the contract; a refusal or a malformed answer throws.
 */
export async function call<N extends CallName>(...[name, input]: Args<N>): Promise<Data<N>> {
  const request = toRequest(name, input)
  const headers = await headersOf(name)
  const response = await http.request<unknown>({ ...request, headers }).catch((cause: unknown) => {
    throw new ApiFailure('NETWORK', 0, cause instanceof Error ? cause.message : 'no answer')
  })
  const refusal = refusalOf(response.status, response.data, successCodeOf(name))
  if (refusal) throw refusal
  return parseData(name, response.data)
}

/** Every call that is not GET carries a post token, the storefront's server's own too (B§7). */
async function headersOf(name: CallName): Promise<Record<string, string>> {
  const { route, postToken }: Endpoint = contract[name]
  if (route.startsWith('GET ') || postToken === false) return {}
  const { token } = await call('getCsrfToken')
  return { 'X-Post-Token': token }
}

function parseData<N extends CallName>(name: N, answer: unknown): Data<N>
function parseData(name: CallName, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) {
    throw new ApiFailure('NETWORK', 200, `${name}: the answer has no data`)
  }
  return contract[name].data.parse(answer.data)
}
