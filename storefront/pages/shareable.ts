import type { OutgoingHttpHeader } from 'node:http'
import type { Head } from './answer'
import { varying } from './page-key'

/** However long Next keeps a page, it is asked again after this time: when it was made does not stand in the answer. */
const LONGEST_SECONDS = 10

/** Seconds for which an answer may be given to anybody, 0 for none: whole pages that carry no cookie and may be shared. */
export function shareableSeconds({ status, headers }: Head): number {
  if (status !== 200 || headers['set-cookie'] !== undefined || headers['content-encoding'] !== undefined)
    return 0
  const cacheControl = textOf(headers['cache-control'])
  if (/\b(private|no-store|no-cache)\b/.test(cacheControl)) return 0
  // What is out of date is being made anew: the next one is better.
  if (textOf(headers['x-nextjs-cache']) === 'STALE' || !hasKnownVary(textOf(headers.vary))) return 0
  const seconds = Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
  return Math.min(seconds, LONGEST_SECONDS)
}

function hasKnownVary(vary: string): boolean {
  const names = vary.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => ['', 'accept-encoding', ...varying].includes(name))
}

function textOf(value: OutgoingHttpHeader | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
