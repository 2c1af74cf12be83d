import { ApiFailure } from './types'

/**
 * For `.catch`: what is not there is null, and so is what the contract does not even admit as a name, since nothing can bear
 * it; every other failure stays one.
 */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiFailure && (error.status === 404 || error.error === 'BAD_REQUEST')) return null
  throw error
}
