import { ApiFailure } from './types'

/** For `.catch`: what is not there is null; every other failure stays one. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null
  throw error
}
