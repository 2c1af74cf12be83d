import { firstPaths } from '@/contract/calls/first-paths'
import { ApiFailure } from '../types'
import { refusalOf } from '../refusal'

type Answer = { data: { token: string } }

function isAnswer(value: unknown): value is Answer {
  const data = (value as Partial<Answer> | null)?.data
  return typeof data?.token === 'string'
}

let pending: Promise<string> | null = null

async function fetchToken(): Promise<string> {
  const answer = await postEmpty(firstPaths.getCsrfToken)
  if (!isAnswer(answer)) throw new ApiFailure('NETWORK', 200, '网络异常，请稍后再试')
  return answer.data.token
}

/** The token every call that is not GET carries; fetched once, shared, and again after `forget`. */
export const postToken = {
  get(): Promise<string> {
    pending ??= fetchToken().catch((error: unknown) => {
      pending = null
      throw error
    })
    return pending
  },
  forget(): void {
    pending = null
  },
}

const TIMEOUT_MS = 15_000

/** Posts `{}` without the API client, for the two calls every first visit makes; answers the body of a success. */
export async function postEmpty(
  route: `POST ${string}`,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(route.slice('POST '.length), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{}',
      signal: controller.signal,
    })
    const body: unknown = await response.json().catch(() => null)
    const refusal = refusalOf(response.status, body)
    if (refusal) throw refusal
    return body
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause
    throw new ApiFailure('NETWORK', 0, '网络异常，请稍后再试')
  } finally {
    clearTimeout(timer)
  }
}
