import type { IncomingMessage } from 'node:http'
import { listKeys } from '@/lib/lists/list-keys'
import { gatedPaths } from '@/lib/session/session'

/** The headers Next varies a page by (its `Vary`), beside the encoding. */
export const varying = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]

/** The queries the rewrites of next.config.ts read; every other page looks alike whatever its query. */
export const readQueries: readonly string[] = [...listKeys, 'id', 'sku']

/** `_rsc` repeats what the varying headers say, for caches that cannot vary. */
const ignoredQueries: readonly string[] = ['_rsc']

/** Headers with which Next's own machinery is spoken to: such an answer is nobody else's. */
const internal =
  /^(authorization|range|next-|x-nextjs-|x-middleware-|x-prerender-|x-matched-path|x-now-|x-vercel-)/

/** Pages that are made for every request. */
const uncached: readonly string[] = ['/search']

const LONGEST = 2_000

/** Where an answer is found, and whether this very request may also fill the place. */
export type PageKey = { key: string; mayFill: boolean }

/** The place of a page in the memory, or null where the answer could be personal or is no page. */
export function pageKeyOf({ method, url = '/', headers }: IncomingMessage): PageKey | null {
  const { pathname, searchParams } = new URL(`http://store${url}`)
  if (method !== 'GET' || isPersonal(pathname) || headers.cookie?.includes('__prerender_bypass')) return null
  const names = Object.keys(headers)
  if (names.some((name) => internal.test(name) && !varying.includes(name))) return null

  const queries = readQueries.map((name) => searchParams.getAll(name))
  if (queries.some((values) => values.length > 1)) return null
  const key = JSON.stringify([pathname, queries, varying.map((name) => headers[name] ?? '')])
  if (key.length > LONGEST) return null
  const known = [...readQueries, ...ignoredQueries]
  const isKnown = [...searchParams.keys()].every((name) => known.includes(name))
  return { key, mayFill: isKnown && !uncached.includes(pathname) }
}

function isPersonal(pathname: string): boolean {
  return gatedPaths.includes(pathname) || /^\/(rest|api)(\/|$)/.test(pathname)
}
