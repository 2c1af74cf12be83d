import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { countAttempt, countAttemptFrom, forgetAttempts, type AttemptRule } from '../limits/attempts.service'
import { checkCode, spendCode } from '../sms/sms.service'
import { findByMobile, type CustomerRow } from '../customer/customer.service'
import { decodePassword, isPassword } from '../customer/password'
import { logIn } from './log-in'

export { removeExpiredResets } from './login.repository'

const perMobile: AttemptRule = { name: 'password-mobile', limit: 10, windowMs: 15 * 60_000 }
const perAddress: AttemptRule = { name: 'password-address', limit: 200, windowMs: 15 * 60_000 }

/** How often one address is told whether a mobile is registered; beyond it, only that the password is wrong. */
const disclosuresPerAddress: AttemptRule = {
  name: 'registered-address',
  limit: 60,
  windowMs: 60 * 60_000,
  error: 'PASSWORD_WRONG',
}

type LoggedIn = UserInfo & { token: string }
type ByCode = { mobile: string; verifyCode: string }
type ByPassword = { mobile: string; password: string; isCheckUserName?: boolean | undefined }

/** Login by SMS code. Somebody without a first name is not registered yet (A§4). */
export async function loginByMobile(deps: Deps, former: Session | null, input: ByCode): Promise<LoggedIn> {
  await checkCode(deps, ['login_by_mobile'], input)
  return deps.db.transaction(async (tx) => {
    await spendCode({ ...deps, db: tx }, 'login_by_mobile', input)
    const customer = requireRegistered(await findByMobile(tx, input.mobile))
    return logIn({ ...deps, db: tx }, customer, former)
  })
}

/** Login by password: the same answer for a wrong one and an unknown mobile, unless the form asks to tell (A§4). */
export async function loginByPassword(
  deps: Deps,
  { former, address }: { former: Session | null; address: string },
  input: ByPassword,
): Promise<LoggedIn> {
  await countAttemptFrom(deps, perAddress, address)
  await countAttempt(deps, perMobile, input.mobile)

  const customer = await findByMobile(deps.db, input.mobile)
  if (!(await isPassword(customer?.passwordHash ?? null, decodePassword(input.password)))) {
    if (input.isCheckUserName === true) {
      await countAttemptFrom(deps, disclosuresPerAddress, address)
      requireRegistered(customer)
    }
    throw new ApiError('PASSWORD_WRONG', {
      validationResult: { password: '密码错误，请重新输入或点击忘记密码' },
    })
  }
  await forgetAttempts(deps.db, perMobile, input.mobile)
  const registered = requireRegistered(customer)
  return deps.db.transaction((tx) => logIn({ ...deps, db: tx }, registered, former))
}

/** Whether this is the customer's password. Tries are counted with those of the login. */
export async function checkPassword(
  deps: Deps,
  { mobile, passwordHash }: CustomerRow,
  password: string,
): Promise<boolean> {
  await countAttempt(deps, perMobile, mobile)
  const isRight = await isPassword(passwordHash, password)
  if (isRight) await forgetAttempts(deps.db, perMobile, mobile)
  return isRight
}

/** After a new password the mobile may be tried again at once. */
export function forgetPasswordAttempts(db: Db, mobile: string): Promise<void> {
  return forgetAttempts(db, perMobile, mobile)
}

/** The customer, when there is one with a first name; else A§4's 此手机号码未注册. */
export function requireRegistered(customer: CustomerRow | null): CustomerRow {
  if (customer?.firstname) return customer
  throw new ApiError('MOBILE_NOT_REGISTERED', {
    validationResult: { mobile: '此手机号码未注册，请选择注册' },
  })
}
