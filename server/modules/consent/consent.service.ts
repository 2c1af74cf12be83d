import { isDeepStrictEqual } from 'node:util'
import { consentPurposes, type ConsentEntry, type ConsentPurpose } from '@/contract/calls/customer/account'
import type { Db } from '@/server/db/client'
import { policyVersions } from '../content/content.service'
import { textsOf } from './consent-texts'
import * as repository from './consent.repository'

/** How long an entry outlives the account it belongs to: the limitation of civil claims. decision 0014 */
const KEPT_YEARS = 3

/** Boxes as they travel, 0 or 1 (A§3); what is not sent is not decided. */
export type Choices = { [K in ConsentPurpose]?: 0 | 1 | undefined }

/** Who decided, where and when. The mobile is kept as a keyed hash, which stays when the account is gone. */
export type Decider = {
  owner: repository.ConsentOwner
  mobile: string | null
  page: string | null
  at: Date
}

/** The texts of the first box where they are others than usual: identifier → version, null for the one in force. */
export type Agreement = Record<string, string | null>

/**
 * Writes one entry of the ledger for each box, with the versions of its texts; what stands there already is not written
 * again. Entries are never changed. Call it under a lock of its owner.
 */
export async function recordConsents(
  tx: Db,
  { owner, mobile, page, at }: Decider,
  { choices, agreement = {} }: { choices: Choices; agreement?: Agreement },
): Promise<void> {
  const shown = Object.keys(agreement).length > 0 ? Object.keys(agreement) : textsOf.isAgreeAgreement
  const texts = { ...textsOf, isAgreeAgreement: shown }
  const decided = consentPurposes.filter((purpose) => choices[purpose] !== undefined)
  const current = await policyVersions(tx, Object.values(texts).flat())
  const versionOf = (purpose: ConsentPurpose, text: string) =>
    (purpose === 'isAgreeAgreement' ? agreement[text] : null) ?? current.get(text)

  const textsOfBox = (purpose: ConsentPurpose) =>
    Object.fromEntries(
      texts[purpose].flatMap((text) => {
        const version = versionOf(purpose, text)
        return version === undefined ? [] : [[text, version]]
      }),
    )

  const ledger = await repository.findConsents(tx, owner)
  const entries = decided
    .map((purpose) => ({ purpose, isGiven: choices[purpose] === 1, texts: textsOfBox(purpose) }))
    .filter(
      (entry) =>
        !isSame(
          ledger.find(({ purpose }) => purpose === entry.purpose),
          entry,
        ),
    )
  await repository.insertConsents(
    tx,
    entries.map((entry) => ({ ...owner, subject: mobile, ...entry, page, at })),
  )
}

type Decision = Pick<ConsentEntry, 'isGiven' | 'texts'>

/** Whether the newest entry of a box says the same, about the same versions of the same texts. */
function isSame(newest: Decision | undefined, { isGiven, texts }: Decision): boolean {
  return newest?.isGiven === isGiven && isDeepStrictEqual(newest.texts, texts)
}

/** A customer's ledger, newest first. */
export async function listConsents(db: Db, customerId: string): Promise<ConsentEntry[]> {
  const rows = await repository.findConsents(db, { customerId })
  return rows.map(({ purpose, isGiven, texts, page, at }) => ({
    purpose,
    isGiven,
    texts,
    page,
    at: at.toISOString(),
  }))
}

/** Takes back whatever is given, as the account ends. */
export async function withdrawConsents(
  tx: Db,
  { customerId, ...decider }: Omit<Decider, 'owner'> & { customerId: string },
): Promise<void> {
  const ledger = await listConsents(tx, customerId)
  const given = consentPurposes.filter(
    (purpose) => ledger.find((entry) => entry.purpose === purpose)?.isGiven,
  )
  const choices: Choices = Object.fromEntries(given.map((purpose) => [purpose, 0]))
  await recordConsents(tx, { ...decider, owner: { customerId } }, { choices })
}

/** Forgets entries whose account ended long enough ago. */
export async function removeOldConsents(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setFullYear(before.getFullYear() - KEPT_YEARS)
  await repository.deleteDetached(db, before)
}
