import type { Route } from '@/contract/calls/endpoint'
import type { Parts } from './types'

export type ApiRequest = { method: 'GET' | 'POST'; url: string; data: unknown }

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The HTTP request of a call: path parameters put in, query written out, body as it is. */
export function toRequest(route: Route, input: Parts = {}): ApiRequest {
  const [method, template = ''] = route.split(' ')
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(text(input.params?.[key])))
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => text(value) !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(text(value))}`)
    .join('&')
  const isGet = method === 'GET'
  return {
    method: isGet ? 'GET' : 'POST',
    url: query ? `${path}?${query}` : path,
    data: isGet ? undefined : (input.body ?? {}),
  }
}
