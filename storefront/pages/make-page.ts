import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isHtml, type SecurePage } from '../policy/secure-page'
import { takeConditions, type Conditions } from '../request/conditions'
import { bufferedAnswer, sendInstead, type Answer, type Head } from './answer'
import { asMissing, asUnavailable, standInFor } from './faults'
import { packedPage } from './packed-page'
import { isRedirect, shortRedirect } from './redirect'
import { sendPage } from './send-page'
import { shareableSeconds } from './shareable'
import type { StandingPages } from './standing-pages'

type Parts = {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  standing: Pick<StandingPages, 'page'>
  isApiReady: () => Promise<boolean>
  secure: SecurePage
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
 * Has Next render a page. What may be cached is returned, everything else is sent: as it is, or as the store's own screen for
 * what is missing or cannot be made. Pages are made secure.
 */
export function createMaker({ next, standing, isApiReady, secure }: Parts): MakePage {
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
    if (isDocument) takeConditions(request)
    const path = request.url ?? '/'
    const isCacheable = (head: Head) => mayCache && shareableSeconds(head) > 0
    const isExplained = (head: Head) => isDocument && standInFor(head, isReady) !== null
    // Its head holds the hashes of its scripts: a page is sent once it is whole.
    const isPage = (head: Head) => isDocument && request.method === 'GET' && isHtml(head)

    const buffered = bufferedAnswer(
      response,
      (head) => isCacheable(head) || isExplained(head) || isRedirect(head) || isPage(head),
    )
    void next(request, response)
    const answer = isReady
      ? await buffered
      : await Promise.race([buffered, pause(TIMEOUT_MS, tooLate, { ref: false })])
    if (answer === null) return null
    if (isCacheable(answer)) return secure(path, answer)
    if (isRedirect(answer)) sendInstead(response, shortRedirect(answer))
    else if (isPage(answer) && !isExplained(answer)) {
      const page = await packedPage(secure(path, asOnePersons(answer)), 'once')
      sendPage(response, page, { ...conditions, from: 'next' })
    } else await explain(response, answer, conditions)
    return null
  }
}

/** An answer that sets a cookie is one visitor's. */
function asOnePersons(answer: Answer): Answer {
  if (answer.headers['set-cookie'] === undefined) return answer
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } }
}
