import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Conditions } from '../request/conditions'
import { bufferedAnswer, sendInstead, type Answer, type Head } from './answer'
import { asMissing, asUnavailable, standInFor } from './faults'
import { isRedirect, shortRedirect } from './redirect'
import { sendPage } from './send-page'
import { shareableSeconds } from './shareable'
import type { StandingPages } from './standing-pages'

type Parts = {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  standing: Pick<StandingPages, 'page'>
  isApiReady: () => Promise<boolean>
}

type Order = {
  request: IncomingMessage
  response: ServerResponse
  conditions: Conditions
  /** Whether an answer for everybody is returned instead of being sent. */
  mayCache: boolean
}

export type MakePage = (order: Order) => Promise<Answer | null>

/** How long a page may take that is requested while the commerce API is away. Milliseconds. */
const TIMEOUT_MS = 1_000
const tooLate: Answer = { status: 503, headers: { 'content-type': 'text/html' }, body: Buffer.alloc(0) }

/**
 * Has Next render a page. What may be cached is returned, everything else is sent: as it comes, or as the store's own screen for
 * what is missing or cannot be made.
 */
export function createMaker({ next, standing, isApiReady }: Parts): MakePage {
  async function explain(response: ServerResponse, answer: Answer, conditions: Conditions): Promise<void> {
    const name = standInFor(answer, false)
    const screen = name && standing.page(name)
    if (!screen) {
      sendInstead(response, answer)
      return
    }
    const page =
      name === 'missing'
        ? asMissing(screen, answer)
        : asUnavailable(screen, answer !== tooLate && (await isApiReady()))
    sendPage(response, page, { ...conditions, from: 'memory' })
  }

  return async ({ request, response, conditions, mayCache }) => {
    const isReady = await isApiReady()
    const isDocument = request.headers.rsc === undefined
    const isCacheable = (head: Head) => mayCache && shareableSeconds(head) > 0
    const isExplained = (head: Head) => isDocument && standInFor(head, isReady) !== null

    const buffered = bufferedAnswer(
      response,
      (head) => isCacheable(head) || isExplained(head) || isRedirect(head),
    )
    void next(request, response)
    const answer = isReady
      ? await buffered
      : await Promise.race([buffered, pause(TIMEOUT_MS, tooLate, { ref: false })])
    if (answer === null || isCacheable(answer)) return answer
    if (isRedirect(answer)) sendInstead(response, shortRedirect(answer))
    else await explain(response, answer, conditions)
    return null
  }
}
