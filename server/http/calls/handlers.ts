import type { Contract, CallName } from '@/contract/calls/contract'
import type { DataOf, ParsedOf } from '@/contract/calls/endpoint'
import type { PayingDevice } from '@/server/db/schema/purchase/payments'
import type { CustomerSession, Session } from '../request/session'
import type { Deps } from './deps'

type SessionOf<E> = E extends { access: 'customer' }
  ? CustomerSession
  : E extends { access: 'shopper' }
    ? Session
    : Session | null

/** One request as a handler sees it: validated input, the session its access demands, and the world. */
export type Request<N extends CallName> = ParsedOf<Contract[N]> & {
  deps: Deps
  session: SessionOf<Contract[N]>
  /** Opaque id of the browser, from the gateway. */
  visitor: string
  /** Address of the browser, for limits only. */
  address: string
  /** The page the call was made on, as a path; null where the gateway does not say. */
  page: string | null
  /** What the browser runs on. */
  device: PayingDevice
}

export type Handler<N extends CallName> = (
  request: Request<N>,
) => Promise<DataOf<Contract[N]>> | DataOf<Contract[N]>
export type Handlers = { [N in CallName]?: Handler<N> }

/** Gives a module's handlers their types by the name of the call. */
export function handlers<const H extends Handlers>(table: H): H {
  return table
}
