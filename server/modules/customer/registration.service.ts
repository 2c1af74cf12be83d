import type { UserInfo } from '@/contract/customer'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/deps'
import { ApiError } from '@/server/http/api-error'
import type { Session } from '@/server/http/handlers'
import { checkCode, spendCode } from '../sms/sms.service'
import { consentFields, recordConsent } from './consent'
import * as repository from './customer.repository'
import type { CustomerRow, ProfileFields } from './customer.repository'
import { decodePassword, hashPassword } from './password'
import { isFull, registrationProblems, type FullRegistration, type Registration } from './registration'
import { logIn } from './session.service'

/**
 * Registers a mobile and logs it in. The guest variant (`register_type` 1, C06) needs the code only: a mobile
 * known already is simply logged in. The picture code was used up when the SMS was sent, so it is not asked for again. A guest's mobile may be registered in full later.
 */
export async function createCustomer(
  deps: Deps,
  input: Registration,
  former: Session | null,
): Promise<UserInfo & { token: string }> {
  const problems = registrationProblems(input)
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { validationResult: problems })
  const type = input.register_type === 1 ? 'guest_register' : 'register'
  await checkCode(deps, [type], input)
  const profile = isFull(input) ? await profileOf(input) : {}

  return deps.db.transaction(async (tx) => {
    await spendCode(tx, deps, type, input)
    const customer = await repository.findOrInsert(tx, input.mobile, deps.clock.now())
    if (customer.firstname && input.register_type !== 1) {
      throw new ApiError('MOBILE_REGISTERED', {
        validationResult: { mobile: '此手机号码已注册，请直接登录' },
      })
    }
    const registered = await complete(tx, deps, customer, { ...profile, ...consentFields(input) })
    await recordConsent(tx, { customerId: customer.id }, input, deps.clock.now())
    return logIn(tx, deps.clock, registered, former)
  })
}

/** A registered customer who buys as a guest keeps the profile and consents they have. */
async function complete(
  tx: Db,
  { clock }: Deps,
  customer: CustomerRow,
  fields: ProfileFields,
): Promise<CustomerRow> {
  if (customer.firstname) return customer
  return repository.updateCustomer(tx, customer.id, { ...fields, updatedAt: clock.now() })
}

async function profileOf(input: FullRegistration): Promise<ProfileFields> {
  return {
    passwordHash: await hashPassword(decodePassword(input.password)),
    firstname: input.firstname,
    lastname: input.lastname,
    gender: input.appellation,
    place: input.residence,
    country: input.nationality,
  }
}
