import { z } from 'zod'

const versionSchema = z.object({
  version: z.string(),
  /** The day it came into force. */
  from: z.iso.date(),
  url: z.string(),
  summary: z.string().default(''),
})

/** What the CMS block of a policy says of its versions (A§7: `content.customerVersion`, `historicalVersion`). */
export const policyVersionsSchema = z.object({
  customerVersion: z.string(),
  historicalVersion: z.array(versionSchema),
})
export type PolicyVersions = z.infer<typeof policyVersionsSchema>

/** The version at a path; the policy's own path is the current one's. */
export function versionAt({ customerVersion, historicalVersion }: PolicyVersions, path: string) {
  return (
    historicalVersion.find(({ url, version }) => url === path && version !== customerVersion) ??
    historicalVersion.find(({ version }) => version === customerVersion)
  )
}

/** 2026年1月1日, from 2026-01-01. */
export function chineseDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
