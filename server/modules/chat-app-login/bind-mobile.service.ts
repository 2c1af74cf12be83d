import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { hashToken } from '@/server/platform/keys'
import { recordConsents } from '../consent/consent.service'
import { agreedVersion } from '../customer/agreed-version'
import { findOrInsert, updateCustomer } from '../customer/customer.service'
import { countAttempt, countAttemptFrom, type AttemptRule } from '../limits/attempts.service'
import { logIn } from '../login/log-in'
import { checkCode, spendCode } from '../sms/sms.service'
import * as repository from './chat-app-login.repository'
import { BINDING_LIFETIME_MS } from './chat-app-login.service'

/** Beside the five tries of each SMS code: one authorisation does not buy tries at many mobiles. */
const perBinding: AttemptRule = { name: 'chat-app-bind', limit: 10, windowMs: BINDING_LIFETIME_MS }
const perAddress: AttemptRule = { name: 'chat-app-bind-address', limit: 120, windowMs: 15 * 60_000 }

type Binding = { bindParam: string; mobile: string; verifyCode: string }
type Caller = { visitor: string; address: string; page: string | null; session: Session | null }

/**
 * Binds who the chat app vouched for to a proven mobile, and logs them in. An unknown mobile becomes a customer without a
 * name, as at the guest's checkout. The answer is the same for both: it tells nobody who is registered. Whoever binds agrees
 * to the terms of use and the privacy policy in force, as the form says.
 */
export async function bindMobile(
  deps: Deps,
  { visitor, address, page, session }: Caller,
  { bindParam, mobile, verifyCode }: Binding,
): Promise<UserInfo & { token: string }> {
  const now = deps.clock.now()
  const own = { paramHash: hashToken(bindParam), visitor, now }
  await countAttemptFrom(deps, perAddress, address)
  if (!(await repository.hasBinding(deps.db, own))) throw new ApiError('CHAT_APP_NOT_AUTHORIZED')
  await countAttempt(deps, perBinding, own.paramHash)
  const proof = { mobile, verifyCode }
  await checkCode(deps, ['bind_mobile'], proof)

  return deps.db.transaction(async (tx) => {
    const subjects = await repository.takeBinding(tx, own)
    if (!subjects) throw new ApiError('CHAT_APP_NOT_AUTHORIZED')
    await spendCode({ ...deps, db: tx }, 'bind_mobile', proof)
    const customer = await findOrInsert(tx, mobile, now)
    await repository.bindSubjects(tx, { customerId: customer.id, subjects, boundAt: now })
    const decider = { owner: { customerId: customer.id }, mobile, page, at: now }
    await recordConsents(tx, decider, {
      choices: { isAgreeAgreement: 1 },
      agreement: { 'privacy-policy': null, 'terms-of-uses': null },
    })
    const customerVersion = await agreedVersion(tx, undefined)
    const agreed = await updateCustomer(tx, customer.id, { customerVersion, updatedAt: now })
    return logIn({ ...deps, db: tx }, agreed, session)
  })
}
