import type { SecurePage } from '../policy/secure-page'
import { monotonic } from '../request/monotonic'
import { packedPage, type PackedPage } from './packed-page'

const paths = { missing: '/not-found', unavailable: '/unavailable' } as const
type Name = keyof typeof paths

/** How long the screens stay as they are: they carry the menu, which is published now and then. Milliseconds. */
const KEPT_MS = 60_000

/**
 * The screens that stand in for what cannot be shown, as the store itself renders them at `origin`. They are at hand also when
 * nothing can be rendered; null until they were read once.
 */
export function createStandingPages(origin: string, secure: SecurePage, now = monotonic) {
  const pages: Record<Name, PackedPage | null> = { missing: null, unavailable: null }
  let readAt = -Infinity

  async function read(name: Name): Promise<void> {
    const response = await fetch(`${origin}${paths[name]}`, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) return
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    pages[name] = await packedPage(secure(paths[name], { status: 200, headers, body }))
  }

  /** Reads them anew; one that cannot be read stays as it was. */
  async function refresh(): Promise<void> {
    readAt = now()
    await Promise.allSettled([read('missing'), read('unavailable')])
  }

  return {
    refresh,
    page(name: Name): PackedPage | null {
      if (now() - readAt > KEPT_MS) void refresh()
      return pages[name]
    },
  }
}

export type StandingPages = ReturnType<typeof createStandingPages>
