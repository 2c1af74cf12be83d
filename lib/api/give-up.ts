import { isChunkFailure, reloadAfterChunkFailure } from '@/lib/browser/chunk-failure'
import { ApiFailure } from './types'

/** Without its script no call is made: as good as no network, unless a reload can bring it. */
export function giveUp(cause: unknown): never {
  if (isChunkFailure(cause)) reloadAfterChunkFailure()
  throw new ApiFailure('NETWORK', 0, '网络异常，请稍后再试')
}
