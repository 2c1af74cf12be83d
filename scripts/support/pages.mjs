import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtSite, storefrontEnvironment } from './environment.mjs'
import { say } from './say.mjs'

/** Every tag of contract/rules/cache-tags.ts that names no single thing: each cached page has one of them. */
export const tags = [
  'catalogue',
  'navigation',
  'search',
  'site-map',
  'missing',
  'redirects',
  'stores',
  'fallback',
]

/**
 * The build wrote its pages from the demo catalogue and for the default address; another address, or a database that has lived
 * since then, may say otherwise.
 */
export function mayDifferFromBuild({ startsApi, given, dataDir }) {
  const isElsewhere = given.SITE_URL !== builtSite
  return isElsewhere || !startsApi || Boolean(given.DATABASE_URL) || existsSync(join(dataDir, 'db'))
}

/** Has the storefront read every page anew at its next visit, by the call the commerce API makes for a change. */
export async function expirePages(settings) {
  const body = JSON.stringify({ tags })
  const secret = storefrontEnvironment(settings).REVALIDATE_SECRET
  const response = await fetch(`${settings.storefrontUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  })
  if (!response.ok)
    say(`The storefront did not take the word that its pages may be old (HTTP ${response.status}).`)
}
