import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { recordConsents, type Agreement, type Choices } from '../consent/consent.service'
import { checkCode, spendCode } from '../sms/sms.service'
import { agreedVersion } from '../customer/agreed-version'
import {
  findOrInsert,
  updateCustomer,
  type CustomerRow,
  type ProfileFields,
} from '../customer/customer.service'
import { decodePassword, hashPassword } from '../customer/password'
import { isFull, registrationProblems, type FullRegistration, type Registration } from './registration'
import { logIn } from './log-in'

/**
 * Registers a mobile and logs it in. The guest variant (`register_type` 1, C06) needs the code only: a mobile
 * known already is simply logged in. The picture code was used up when the SMS was sent, so it is not asked for again. A guest's mobile may be registered in full later.
 */
export async function createCustomer(
  deps: Deps,
  { former, page }: { former: Session | null; page: string | null },
  input: Registration,
): Promise<UserInfo & { token: string }> {
  const problems = registrationProblems(input)
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { validationResult: problems })
  const type = input.register_type === 1 ? 'guest_register' : 'register'
  await checkCode(deps, [type], input)
  const profile = isFull(input) ? await profileOf(input) : {}

  return deps.db.transaction(async (tx) => {
    await spendCode({ ...deps, db: tx }, type, input)
    const customer = await findOrInsert(tx, input.mobile, deps.clock.now())
    if (customer.firstname && input.register_type !== 1) {
      throw new ApiError('MOBILE_REGISTERED', {
        validationResult: { mobile: '此手机号码已注册，请直接登录' },
      })
    }
    const registered = await complete({ ...deps, db: tx }, customer, {
      ...profile,
      ...(await versionOf(tx, input)),
    })
    const decider = { owner: { customerId: customer.id }, mobile: input.mobile, page, at: deps.clock.now() }
    await recordConsents(tx, decider, { choices: choicesOf(input), agreement: agreementOf(input) })
    return logIn({ ...deps, db: tx }, registered, former)
  })
}

/** A registered customer who buys as a guest keeps the profile and consents they have. */
async function complete(
  { db, clock }: Deps,
  customer: CustomerRow,
  fields: ProfileFields,
): Promise<CustomerRow> {
  if (customer.firstname) return customer
  return updateCustomer(db, customer.id, { ...fields, updatedAt: clock.now() })
}

function choicesOf(input: Registration): Choices {
  const { isAgreeAgreement, cgi, isSendInfoAbroad, isAcceptMarketCommunication } = input
  return { isAgreeAgreement, cgi, isSendInfoAbroad, isAcceptMarketCommunication }
}

/** Who buys as a guest agrees to the terms of sale; a form that shows the privacy policy says its version (A§5). */
function agreementOf({ register_type, customerVersion }: Registration): Agreement {
  if (register_type !== 1) return { 'privacy-policy': customerVersion ?? null, 'terms-of-sale': null }
  return customerVersion === undefined ? { 'terms-of-sale': null } : { 'privacy-policy': customerVersion }
}

/** The guest variant without a version has not been asked about the privacy policy. */
async function versionOf(tx: Db, { register_type, customerVersion }: Registration): Promise<ProfileFields> {
  if (register_type === 1 && customerVersion === undefined) return {}
  return { customerVersion: await agreedVersion(tx, customerVersion) }
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
