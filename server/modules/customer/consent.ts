import type { Db } from '@/server/db/client'
import { insertConsent, type ProfileFields } from './customer.repository'

const choices = ['isAgreeAgreement', 'cgi', 'isSendInfoAbroad', 'isAcceptMarketCommunication'] as const

/** Flags as they travel, 0 or 1 (A§3); what is not sent stays as it is. */
export type Consent = { [K in (typeof choices)[number]]?: 0 | 1 | undefined } & {
  customerVersion?: string | undefined
}

type Owner = { customerId: string } | { guestId: string }

/** The customer's columns for the flags that were sent. */
export function consentFields(consent: Consent): ProfileFields {
  return {
    ...chosen(consent),
    ...(consent.customerVersion !== undefined && { customerVersion: consent.customerVersion }),
  }
}

/** Keeps for good what was agreed to, in which version and when. */
export async function recordConsent(tx: Db, owner: Owner, consent: Consent, at: Date): Promise<void> {
  await insertConsent(tx, {
    ...owner,
    version: consent.customerVersion ?? null,
    choices: chosen(consent),
    at,
  })
}

function chosen(consent: Consent): Record<string, boolean> {
  const sent = choices.filter((choice) => consent[choice] !== undefined)
  return Object.fromEntries(sent.map((choice) => [choice, consent[choice] === 1]))
}
