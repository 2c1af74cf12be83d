import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** Somebody who has a paid order, and one `toteCognac` in the bag. Made in `e2e/setup/`. */
export type ReturningCustomer = { mobile: string; orderBn: string }

export const returningProjects = ['desktop', 'phone', 'chat-app', 'search-app'] as const

/** A mobile gets one SMS a minute. Milliseconds. */
const SMS_GAP_MS = 61_000

export const fileOf = (project: string) =>
  new URL(`../../.reports/customers/${project}.json`, import.meta.url)

/** The project's own customer, once another SMS may go to them. */
export async function returningCustomerOf(project: string): Promise<ReturningCustomer> {
  const { registeredAt, ...customer } = JSON.parse(
    readFileSync(fileOf(project), 'utf8'),
  ) as ReturningCustomer & { registeredAt: number }
  await expect
    .poll(() => Date.now() - registeredAt, {
      timeout: SMS_GAP_MS + 5000,
      message: 'a minute since the last SMS',
    })
    .toBeGreaterThan(SMS_GAP_MS)
  return customer
}
