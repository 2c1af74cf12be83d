import type { Logger } from 'pino'
import type { Config } from '../../config'
import type { Db } from '../../db/client'
import type { Providers } from '../../providers/providers'

/** The one place time comes from. */
export type Clock = { now: () => Date }

/** Tells the running storefronts which cached pages are out of date. Never throws, never waits. */
export type Storefront = { expire: (tags: readonly string[]) => void }

/** What a use case may need from the world. */
export type Deps = {
  db: Db
  clock: Clock
  config: Config
  log: Logger
  providers: Providers
  storefront: Storefront
}
