import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Backlog, BacklogState } from './backlogs'

/** Tags of one moment travel together: an import or a busy checkout names the same ones many times. */
const GATHER_MS = 50
const TIMEOUT_MS = 5_000
/** A storefront that does not answer is asked again after these, the last of them as long as it takes. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 15_000, 30_000]
/** The storefront takes no more in one call. */
const TAGS_A_CALL = 500

/** Tells the running storefronts which cached pages are out of date. Never throws, never waits. */
export type Storefront = { expire: (tags: readonly string[]) => void }

/** The same, and what some storefront has not heard yet. */
type OpenStorefront = Storefront & { backlog: Backlog }

type Settings = {
  storefrontUrls: readonly string[]
  /** Null: nobody is told. */
  revalidateSecret: string | null
}

/**
 * Tells every running storefront which tags are out of date, by a signed call; without settings, nobody. Each has a
 * line of its own, so that one that is down holds up no other, and hears all it missed when it is back.
 */
export function openStorefront({ storefrontUrls, revalidateSecret }: Settings, log: Logger): OpenStorefront {
  if (revalidateSecret === null) return { expire: () => undefined, backlog: backlogOf([]) }
  const lines = storefrontUrls.map((url) => openLine({ url, secret: revalidateSecret, log }))
  return {
    expire: (tags) => {
      for (const line of lines) line.tell(tags)
    },
    backlog: backlogOf(lines),
  }
}

function backlogOf(lines: readonly Line[]): Backlog {
  const read = () => {
    const states = lines.map((line) => line.state())
    const times = states.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []))
    return {
      waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
      oldest: times.length > 0 ? new Date(Math.min(...times)) : null,
    }
  }
  return { name: 'storefronts', read }
}

type Line = { tell: (tags: readonly string[]) => void; state: () => BacklogState }

function openLine({ url, secret, log }: { url: string; secret: string; log: Logger }): Line {
  const waiting = new Set<string>()
  /** Since when there is something this storefront has not heard. */
  let waitingSince: Date | null = null
  let isSending = false
  let failures = 0
  let next: { timer: NodeJS.Timeout; at: number } | null = null

  /** The sooner of two appointments stands: what is new need not wait for a retry. */
  const sendIn = (ms: number) => {
    const at = performance.now() + ms
    if (isSending || (next && next.at <= at)) return
    if (next) clearTimeout(next.timer)
    next = { timer: setTimeout(() => void send(), ms), at }
    if (failures > 0) next.timer.unref()
  }

  const send = async () => {
    next = null
    isSending = true
    const tags = [...waiting].slice(0, TAGS_A_CALL)
    // Taken out before the call: named again while it is on its way, a tag is told again.
    for (const tag of tags) waiting.delete(tag)
    const leftBefore = waiting.size
    const failure = await post(url, tags, secret)
    isSending = false

    if (failure === null) {
      failures = 0
      waitingSince = waiting.size > 0 ? new Date() : null
      if (waiting.size > 0) sendIn(0)
      return
    }
    const isToldMeanwhile = waiting.size > leftBefore
    for (const tag of tags) waiting.add(tag)
    const waitMs = RETRY_AFTER_MS[failures] ?? RETRY_AFTER_MS.at(-1) ?? GATHER_MS
    if (failures < RETRY_AFTER_MS.length) {
      log.warn({ url, tags: waiting.size, failure, waitMs }, 'a storefront did not expire its pages')
    }
    failures += 1
    sendIn(isToldMeanwhile ? GATHER_MS : waitMs)
  }

  return {
    tell: (tags) => {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size === 0) return
      waitingSince ??= new Date()
      sendIn(GATHER_MS)
    },
    state: () => ({ waiting: waiting.size, oldest: waitingSince }),
  }
}

/** Null when the storefront took it, else what went wrong. */
async function post(url: string, tags: readonly string[], secret: string): Promise<string | null> {
  const body = JSON.stringify({ tags })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  try {
    const response = await fetch(new URL('/api/revalidate', url), {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-Signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? null : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
