import type { Db } from '@/server/db/client'
import { policyVersions } from '../content/content.service'

/** The version of the privacy policy that is agreed to: the one that was on show, else the one in force. */
export async function agreedVersion(tx: Db, shown: string | undefined): Promise<string | null> {
  return shown ?? (await policyVersions(tx, ['privacy-policy'])).get('privacy-policy') ?? null
}
