import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { hashToken, newToken } from '@/server/platform/keys'
import { checkCode, spendCode } from '../sms/sms.service'
import { findByMobile, updateCustomer } from '../customer/customer.service'
import { decodePassword, hashPassword, newPasswordProblems } from '../customer/password'
import { endSessions } from '../sessions/sessions.service'
import * as repository from './login.repository'
import { forgetPasswordAttempts, requireRegistered } from './login.service'

/** decisions, «Session»: the reset token works once, for 10 minutes. */
const RESET_LIFETIME_MS = 10 * 60_000

type Proof = { mobile: string; verifyCode: string }
type NewPassword = { token: string; password: string; passwordConfirm: string }

/** Trades an SMS code for a reset token. Only who holds the mobile learns whether it is registered. */
export async function forgotPassword(
  deps: Deps,
  proof: Proof,
): Promise<{ token: string; firstname: string | null }> {
  await checkCode(deps, ['forgot_password'], proof)
  return deps.db.transaction(async (tx) => {
    await spendCode({ ...deps, db: tx }, 'forgot_password', proof)
    const customer = requireRegistered(await findByMobile(tx, proof.mobile))
    const token = newToken()
    await repository.replaceReset(tx, {
      tokenHash: hashToken(token),
      customerId: customer.id,
      expiresAt: new Date(deps.clock.now().getTime() + RESET_LIFETIME_MS),
    })
    return { token, firstname: customer.firstname }
  })
}

/** Sets a new password and ends every session of the customer: whoever knew the old one is out. */
export async function saveNewPassword({ db, clock }: Deps, input: NewPassword): Promise<void> {
  const problems = newPasswordProblems(input)
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { validationResult: problems })

  // First, because hashing costs: an invented token must not buy any.
  const tokenHash = hashToken(input.token)
  if (!(await repository.hasReset(db, tokenHash, clock.now()))) throw new ApiError('RESET_TOKEN_INVALID')
  const passwordHash = await hashPassword(decodePassword(input.password))
  const isSaved = await db.transaction(async (tx) => {
    const reset = await repository.takeReset(tx, tokenHash)
    if (!reset || reset.expiresAt <= clock.now()) return false
    const { mobile } = await updateCustomer(tx, reset.customerId, {
      passwordHash,
      updatedAt: clock.now(),
    })
    await forgetPasswordAttempts(tx, mobile)
    await endSessions(tx, reset.customerId)
    return true
  })
  if (!isSaved) throw new ApiError('RESET_TOKEN_INVALID')
}
