import { paths } from '@/contract/calls/paths'
import { postEmpty } from './post-empty'
import { ApiFailure } from '../types'

type Answer = { data: { token: string } }

function isAnswer(value: unknown): value is Answer {
  const data = (value as Partial<Answer> | null)?.data
  return typeof data?.token === 'string'
}

let pending: Promise<string> | null = null

async function fetchToken(): Promise<string> {
  const answer = await postEmpty(paths.getCsrfToken)
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
