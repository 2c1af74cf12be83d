import type { CallName } from '@/contract/calls/contract'
import { giveUp } from './give-up'
import type { Args, Data } from './types'

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
