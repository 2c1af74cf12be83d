import type { z } from 'zod'
import type { Contract } from '@/contract/calls/contract'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { REQUIRED } from '@/contract/rules/required'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { recordConsents, type Decider } from '../consent/consent.service'
import { lockSessionsOfGuest } from '../sessions/sessions.service'
import { checkCode } from '../sms/sms.service'
import { agreedVersion } from './agreed-version'
import * as repository from './customer.repository'
import type { CustomerRow, Recipient } from './customer.repository'
import { userInfoOf } from './user-info'

export { findByMobile, findOrInsert, updateCustomer } from './customer.repository'
export type { CustomerRow, ProfileFields } from './customer.repository'

type Proof = { mobile: string; verifyCode: string }
type SaveCustomer = z.output<Contract['saveCustomer']['body']>

/** The customer of a session; a session outlives no customer, so a missing one is an ended login. */
export async function findCustomer(db: Db, id: string): Promise<CustomerRow> {
  return present(await repository.findCustomer(db, id))
}

/** The same, locked until the transaction ends: changes to what belongs to a customer take turns. */
export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow> {
  return present(await repository.lockCustomer(tx, id))
}

/** Counts one paid order more (A§6: the buyer type). */
export function countSale(tx: Db, customerId: string): Promise<void> {
  return repository.addToSaleOrderNumber(tx, customerId)
}

/** Ends an account. What hangs on it goes with it; orders must have been released before. */
export function removeCustomer(tx: Db, id: string): Promise<void> {
  return repository.deleteCustomer(tx, id)
}

/** Under what a customer may have left word. */
export function contactsOf({ mobile, email }: CustomerRow): string[] {
  return email === null ? [mobile] : [mobile, email]
}

/** Where customers are reached and whether they want to hear of their orders, by their ids; none whose account is gone. */
export async function findRecipients(db: Db, ids: readonly string[]): Promise<Map<string, Recipient>> {
  const recipients = await repository.findRecipients(db, ids)
  return new Map(recipients.map((recipient) => [recipient.id, recipient]))
}

export async function getCustomer({ db }: Deps, id: string): Promise<UserInfo> {
  return userInfoOf(await findCustomer(db, id))
}

/** The same with gaps filled from the house's customer records; nothing is stored. */
export async function getCustomerFromCrm({ db, providers }: Deps, id: string): Promise<UserInfo> {
  const customer = await findCustomer(db, id)
  const info = userInfoOf(customer)
  const record = await providers.crm.find(customer.mobile)
  if (!record) return info
  return {
    ...info,
    firstname: info.firstname ?? record.firstName,
    lastname: info.lastname ?? record.lastName,
    gender: info.gender ?? record.gender,
    country: info.country ?? record.country,
    place: info.place ?? record.place,
  }
}

/** Changes what was sent of the profile and the consents. The first consent cannot be taken back here (A§5). */
export async function saveCustomer(
  { db, clock }: Deps,
  { customerId, page }: { customerId: string; page: string | null },
  input: SaveCustomer,
): Promise<UserInfo> {
  const at = clock.now()
  const problems = saveProblems(input, at)
  if (problems) throw new ApiError('INVALID_INPUT', { validationResult: problems })

  const {
    isAgreeAgreement,
    cgi,
    isSendInfoAbroad,
    isAcceptMarketCommunication,
    customerVersion,
    ...profile
  } = input
  const choices = { isAgreeAgreement, cgi, isSendInfoAbroad, isAcceptMarketCommunication }
  return db.transaction(async (tx) => {
    const { mobile } = await lockCustomer(tx, customerId)
    const version = isAgreeAgreement === 1 ? await agreedVersion(tx, customerVersion) : undefined
    const agreement = { 'privacy-policy': customerVersion ?? null, 'terms-of-sale': null }
    await recordConsents(tx, { owner: { customerId }, mobile, page, at }, { choices, agreement })
    const fields = { ...profile, ...(version !== undefined && { customerVersion: version }), updatedAt: at }
    return userInfoOf(await repository.updateCustomer(tx, customerId, fields))
  })
}

/** What the house knows of a mobile, told to whoever proved to hold it; the code stays good for the registration. */
export async function getCrmInfo(deps: Deps, proof: Proof) {
  await checkCode(deps, ['register'], proof)
  const record = await deps.providers.crm.find(proof.mobile)
  return record ?? { firstName: null, lastName: null, country: null, place: null, gender: null }
}

/** Whether a mobile is registered, told to whoever proved to hold it. */
export async function checkCustomer(deps: Deps, proof: Proof): Promise<{ isRegistered: boolean }> {
  await checkCode(deps, ['login_by_mobile', 'register', 'guest_register'], proof)
  const customer = await repository.findByMobile(deps.db, proof.mobile)
  return { isRegistered: Boolean(customer?.firstname) }
}

/** Keeps that a guest (or customer) agreed to the guests' policy; of several at once the first writes. */
export async function agreeAsGuest(
  { db, clock }: Deps,
  { session, page }: { session: Session; page: string | null },
  input: { guestVersion: string; isAgreeGuestAgreement: 0 | 1 },
): Promise<void> {
  await db.transaction(async (tx) => {
    const who = await lockOwner(tx, session)
    await recordConsents(
      tx,
      { ...who, page, at: clock.now() },
      {
        choices: { isAgreeAgreement: input.isAgreeGuestAgreement },
        agreement: { 'privacy-policy-guest': input.guestVersion },
      },
    )
  })
}

/** Whose ledger is written, locked until the transaction ends. */
async function lockOwner(tx: Db, session: Session): Promise<Pick<Decider, 'owner' | 'mobile'>> {
  if (session.kind === 'customer') {
    const { id, mobile } = await lockCustomer(tx, session.customerId)
    return { owner: { customerId: id }, mobile }
  }
  if (!(await lockSessionsOfGuest(tx, session.guestId))) throw new ApiError('UNAUTHORIZED')
  return { owner: { guestId: session.guestId }, mobile: null }
}

function saveProblems(input: SaveCustomer, now: Date): Record<string, string> | null {
  if (input.isAgreeAgreement === 0) return { isAgreeAgreement: REQUIRED }
  const { dob = null } = input
  const isPossible = dob === null || (dob >= '1900-01-01' && dob <= now.toISOString().slice(0, 10))
  return isPossible ? null : { dob: '请选择正确的出生日期' }
}

function present(customer: CustomerRow | null): CustomerRow {
  if (!customer) throw new ApiError('UNAUTHORIZED')
  return customer
}
