import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { CustomerSession } from '@/server/http/request/session'
import { findCustomer } from '../customer/customer.service'
import { decodePassword, newPasswordProblems } from '../customer/password'
import { checkPassword } from '../login/login.service'
import { setPassword } from '../login/set-password'

type PasswordChange = { currentPassword: string; password: string; passwordConfirm: string }

/** Sets a new password for who knows the present one, and ends every other session of the customer. */
export async function changePassword(
  deps: Deps,
  { customerId, sessionId }: CustomerSession,
  { currentPassword, ...next }: PasswordChange,
): Promise<void> {
  const problems = newPasswordProblems(next)
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { validationResult: problems })

  const customer = await findCustomer(deps.db, customerId)
  if (!(await checkPassword(deps, customer, decodePassword(currentPassword))))
    throw new ApiError('PASSWORD_WRONG', {
      validationResult: { currentPassword: '当前密码错误，请重新输入' },
    })
  await setPassword(deps, { customerId, sessionId }, decodePassword(next.password))
}
