import { randomBytes } from 'node:crypto'
import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { hashToken, newToken } from '@/server/platform/keys'
import { isOwnUrl } from '@/server/platform/own-url'
import { describeError } from '@/server/platform/describe-error'
import type { ChatAppPerson } from '@/server/providers/chat-app/chat-app'
import { findCustomer } from '../customer/customer.service'
import { countAttemptFrom, type AttemptRule } from '../limits/attempts.service'
import { logIn } from '../login/log-in'
import * as repository from './chat-app-login.repository'
import { subjectsOf } from './subjects'

export { removeExpiredLogins } from './chat-app-login.repository'

/** How long a shopper may take to find the phone, scan and agree; and then to prove a mobile. */
const STATE_LIFETIME_MS = 10 * 60_000
export const BINDING_LIFETIME_MS = 15 * 60_000

const startsPerAddress: AttemptRule = { name: 'chat-app-start', limit: 120, windowMs: 15 * 60_000 }
const loginsPerAddress: AttemptRule = { name: 'chat-app-login', limit: 120, windowMs: 15 * 60_000 }

type Browser = { visitor: string; address: string }
type LoggedIn = UserInfo & { token: string }

/**
 * Begins a login: answers where the browser goes to authorise the store. The state is good once, for a while, and only in
 * the browser that began; its first character tells the way, as A§4 wants it (1: a code that is scanned).
 */
export async function startLogin(
  deps: Deps,
  { visitor, address }: Browser,
  { way, redirectUrl }: { way: ChatLoginWay; redirectUrl: string },
): Promise<{ url: string }> {
  if (!isOwnUrl(deps.config, redirectUrl))
    throw new ApiError('BAD_REQUEST', { validationResult: { redirectUrl: '仅支持本站页面' } })
  await countAttemptFrom(deps, startsPerAddress, address)

  const state = `${way === 'qr' ? '1' : '0'}${randomBytes(32).toString('hex')}`
  const expiresAt = new Date(deps.clock.now().getTime() + STATE_LIFETIME_MS)
  await repository.insertState(deps.db, { stateHash: hashToken(state), visitor, way, expiresAt })
  return { url: deps.providers.chatApp.authorizeUrl({ way, redirectUrl, state }) }
}

type Answer = { way: ChatLoginWay; code: string; state: string }

/**
 * What the browser came back with. Its state is used up before the chat app is asked, so that nobody logs in with an
 * answer that another browser, another login or nobody asked for. Result 1: logged in; result 2: a mobile must be bound.
 */
export async function loginByChatApp(
  deps: Deps,
  { visitor, address, former }: Browser & { former: Session | null },
  { way, code, state }: Answer,
) {
  await countAttemptFrom(deps, loginsPerAddress, address)
  const now = deps.clock.now()
  if (!(await repository.takeState(deps.db, { stateHash: hashToken(state), visitor, way, now })))
    throw new ApiError('CHAT_APP_NOT_AUTHORIZED')
  const person = await identify(deps, way, code)
  if (!person) throw new ApiError('CHAT_APP_NOT_AUTHORIZED')

  const subjects = subjectsOf(person)
  const loggedIn = await deps.db.transaction(async (tx): Promise<LoggedIn | null> => {
    const customerId = await repository.findCustomerOf(tx, subjects)
    if (customerId === null) return null
    return logIn({ ...deps, db: tx }, await findCustomer(tx, customerId), former)
  })
  if (loggedIn) return { result: 1 as const, ...loggedIn }

  const bindParam = newToken()
  const expiresAt = new Date(now.getTime() + BINDING_LIFETIME_MS)
  await repository.insertBinding(deps.db, { paramHash: hashToken(bindParam), visitor, subjects, expiresAt })
  return { result: 2 as const, bindParam }
}

/** The provider is never asked inside a transaction; its failures say nothing of the code. */
async function identify(deps: Deps, way: ChatLoginWay, code: string): Promise<ChatAppPerson | null> {
  try {
    return await deps.providers.chatApp.identify({ way, code })
  } catch (error) {
    deps.log.warn({ way, error: describeError(error) }, 'the chat app named nobody')
    throw new ApiError('CHAT_APP_UNAVAILABLE')
  }
}
