import type { APIRequestContext } from '@playwright/test'
import type { CallName } from '@/contract/calls/contract'
import { paths, successCodeOf } from '@/contract/calls/paths'
import { toRequest } from '@/lib/api/request'
import type { Args, Data } from '@/lib/api/types'

/** Calls the commerce API through the gateway, with the cookies of the browser `request` belongs to. */
export async function callAs<N extends CallName>(
  request: APIRequestContext,
  ...[name, input]: Args<N>
): Promise<Data<N>> {
  const { method, url, data } = toRequest(paths[name], input)
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Post-Token': await postToken(request) }
  const response = await request.fetch(url, { method, headers, ...(method === 'POST' && { data }) })
  const answer = (await response.json()) as { code: number; error?: string; message: string; data: Data<N> }
  if (answer.code !== successCodeOf(paths[name]) || answer.error !== undefined)
    throw new Error(`${name}: ${response.status()} ${answer.error ?? ''} ${answer.message}`)
  return answer.data
}

async function postToken(request: APIRequestContext): Promise<string> {
  const response = await request.post('/rest/default/V1/core/getCsrfToken', { data: {} })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
