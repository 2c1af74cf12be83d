import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Cookie } from '@playwright/test'

/** Somebody who registered before the tests began: they can be sent an SMS once a minute has passed. Made in `e2e/setup/`. */
type Registered = { mobile: string; registeredAt: number }

/** Somebody who has a paid order, and one `toteCognac` in the bag. */
export type ReturningCustomer = Registered & { orderBn: string }

/** Somebody who will leave the store, with the cookies of their browser. */
type LeavingCustomer = Registered & { cookies: Cookie[] }

export const returningProjects = ['desktop', 'phone', 'chat-app', 'search-app'] as const
export const forgetfulProjects = ['desktop', 'phone'] as const
export const leavingProjects = ['desktop', 'phone'] as const

/** A mobile gets one SMS a minute. Milliseconds. */
const SMS_GAP_MS = 61_000

const fileOf = (kind: 'returning' | 'forgetful' | 'leaving', project: string) =>
  new URL(`../../.reports/customers/${kind}-${project}.json`, import.meta.url)

function write(file: URL, customer: Registered) {
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, JSON.stringify(customer))
}

/** The same customer, a minute after the SMS they registered with. */
export async function onceAnotherSmsMayGo<T extends Registered>(customer: T): Promise<T> {
  await expect
    .poll(() => Date.now() - customer.registeredAt, {
      timeout: SMS_GAP_MS + 5000,
      message: 'a minute since the last SMS',
    })
    .toBeGreaterThan(SMS_GAP_MS)
  return customer
}

export const keepReturning = (project: string, customer: ReturningCustomer) =>
  write(fileOf('returning', project), customer)

export const keepForgetful = (project: string, customer: Registered) =>
  write(fileOf('forgetful', project), customer)

export const keepLeaving = (project: string, customer: LeavingCustomer) =>
  write(fileOf('leaving', project), customer)

/** The project's own customer, once another SMS may go to them. */
export function returningCustomerOf(project: string): Promise<ReturningCustomer> {
  const text = readFileSync(fileOf('returning', project), 'utf8')
  return onceAnotherSmsMayGo(JSON.parse(text) as ReturningCustomer)
}

/** The project's own customer who forgot the password, once another SMS may go to them. */
export function forgetfulCustomerOf(project: string): Promise<Registered> {
  const text = readFileSync(fileOf('forgetful', project), 'utf8')
  return onceAnotherSmsMayGo(JSON.parse(text) as Registered)
}

/** The project's own customer who will leave; `onceAnotherSmsMayGo` comes before they do. */
export function leavingCustomerOf(project: string): LeavingCustomer {
  return JSON.parse(readFileSync(fileOf('leaving', project), 'utf8')) as LeavingCustomer
}
