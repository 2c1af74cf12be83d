import 'server-only'
import { env } from '../env'

/** The whole address of a path of this store, for canonical links and structured data. */
export function siteUrl(path: string): string {
  return new URL(path, env.SITE_URL).toString()
}
