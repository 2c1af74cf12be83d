import type { Logger } from 'pino'
import type { Db } from '@/server/db/client'
import type { Clock } from '@/server/platform/clock'
import type { OwnAddresses } from '@/server/platform/own-url'
import type { Storefront } from '@/server/platform/storefront'
import type { Providers } from '@/server/providers/providers'

/** The settings rules and limits depend on; what a provider is set to stays with the provider. */
export type Settings = OwnAddresses & {
  /** Key of post tokens and of every stored hash of a code; at least 32 characters. */
  appSecret: string
  /** That one and those that are still, or already, believed. */
  appSecrets: readonly [string, ...string[]]
  /** Null: nobody may make operator calls. */
  opsToken: string | null
  /** Whether a peer's X-Forwarded-For is believed. */
  isTrustedProxy: (peer: string) => boolean
  /** How long an unpaid order holds its stock. */
  paymentWindowMinutes: number
  hasRateLimits: boolean
}

/** What a use case may need from the world. */
export type Deps = {
  db: Db
  clock: Clock
  config: Settings
  log: Logger
  providers: Providers
  storefront: Storefront
}
