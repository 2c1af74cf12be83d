import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import { safeReturnUrl } from '@/lib/session/session'

/** What the chat app sent the browser back with; without a code the shopper refused. */
export type Callback = { way: ChatLoginWay; code: string | null; state: string; returnUrl: string | null }

/** A state of ours: 1 for a code that was scanned, 0 for the chat app itself. A§4. */
const ownState = /^[01][0-9a-f]{64}$/

/** The callback in a page's query, or null when the page was opened for another reason. A§4. */
export function readCallback(search: string): Callback | null {
  const query = new URLSearchParams(search)
  const state = query.get('state') ?? ''
  if (!ownState.test(state)) return null
  return {
    way: state.startsWith('1') ? 'qr' : 'in-app',
    code: query.get('code') || null,
    state,
    returnUrl: safeReturnUrl(query.get('returnUrl')),
  }
}

/** An address without what the chat app added to it. */
export function withoutCallback(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('code')
  url.searchParams.delete('state')
  return url.href
}

/**
 * Where the chat app leads back to: this page without `code` and `state`, carrying `returnUrl` (A§2). What opened the
 * login drawer is left out too, or it would open again over the answer.
 */
export function redirectTarget(href: string, returnUrl: string | null): string {
  const url = new URL(withoutCallback(href))
  url.searchParams.delete('isLogin')
  if (returnUrl) url.searchParams.set('returnUrl', returnUrl)
  url.hash = ''
  return url.href
}
