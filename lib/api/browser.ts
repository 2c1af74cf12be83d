import type { CallName } from '@/contract/calls/contract'
import type { Args, Data } from './types'
import { isChunkFailure, reloadAfterChunkFailure } from '@/lib/browser/chunk-failure'
import { ApiFailure } from './types'

/**
 * Calls the commerce API through the gateway of this origin. Resolves with the call's data;
 * throws `ApiFailure` for every refusal, fault or missing answer. The client itself is fetched with the first
 * call, since most pages are read without one. decision 0007
 */
export async function call<N extends CallName>(...args: Args<N>): Promise<Data<N>> {
  const { send } = await loadClient().catch(giveUp)
  return send(...args)
}

/** Fetches the client ahead of the first call. */
export function loadClient() {
  return import('./client')
}

/** Without its script no call is made: as good as no network, unless a reload can bring it. */
export function giveUp(cause: unknown): never {
  if (isChunkFailure(cause)) reloadAfterChunkFailure()
  throw new ApiFailure('NETWORK', 0, '网络异常，请稍后再试')
}
