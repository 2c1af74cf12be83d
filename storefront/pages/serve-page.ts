import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { conditionsOf, takeConditions } from '../request/conditions'
import type { MakePage } from './make-page'
import type { PackedPage } from './packed-page'
import { pageKeyOf } from './page-key'
import type { PageMemory } from './page-memory'
import { sendPage } from './send-page'
import { shareableSeconds } from './shareable'

type Parts = { memory: PageMemory; make: MakePage; isApiReady: () => Promise<boolean> }

/** Answers pages from memory; has what is missing there made once, however many ask for it at that moment. */
export function createPages({ memory, make, isApiReady }: Parts) {
  const filling = new Map<string, Promise<PackedPage | null>>()
  /** Pages that are made for every request: nobody waits for another's. */
  const uncacheable = new LRUCache<string, true>({ max: 1_000 })

  async function fill(key: string, request: IncomingMessage, response: ServerResponse) {
    const begun = memory.generation()
    const conditions = takeConditions(request)
    const answer = await make({ request, response, conditions, mayCache: true })
    if (answer === null) {
      if (response.statusCode === 200) uncacheable.set(key, true)
      return null
    }
    const page = await memory.keep(key, answer, { seconds: shareableSeconds(answer), begun })
    sendPage(response, page, { ...conditions, from: 'next' })
    return page
  }

  /** In an outage what was seen before is still shown, however long ago it was made. */
  async function lastInOutage(key: string): Promise<PackedPage | null> {
    const last = memory.last(key)
    return last && (await isApiReady()) ? null : last
  }

  async function fillOnce(key: string, request: IncomingMessage, response: ServerResponse) {
    // What was begun before the last publishing is nobody else's any more.
    const flight = `${memory.generation()} ${key}`
    const others = filling.get(flight)
    if (others) return others
    const own = fill(key, request, response).finally(() => filling.delete(flight))
    filling.set(flight, own)
    return own
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const conditions = conditionsOf(request)
    const place = pageKeyOf(request)
    const mayFill = place?.mayFill === true && !uncacheable.has(place.key)
    const cached = place && (memory.fresh(place.key) ?? (await lastInOutage(place.key)))
    const page = cached ?? (mayFill ? await fillOnce(place.key, request, response) : null)
    if (response.headersSent || response.destroyed) return
    if (page) sendPage(response, page, { ...conditions, from: 'memory' })
    else await make({ request, response, conditions, mayCache: false })
  }
}
