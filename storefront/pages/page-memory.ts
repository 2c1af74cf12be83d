import { LRUCache } from 'lru-cache'
import { monotonic } from '../request/monotonic'
import type { Answer } from './answer'
import { etagOf, packedPage, sizeOf, type PackedPage } from './packed-page'

type Place = { page: PackedPage; freshUntil: number; generation: number }

const MB = 1024 * 1024

/** Finished pages, bounded in bytes. `now` in milliseconds, by a clock that nobody sets. */
export function createPageMemory({ maxBytes = 64 * MB, now = monotonic } = {}) {
  const places = new LRUCache<string, Place>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  })
  let generation = 0
  const reads = { hits: 0, misses: 0 }

  return {
    /** Counts how often everything was forgotten: what was begun before may be out of date. */
    generation: () => generation,

    /** The page at `key`, as long as it may be given to anybody. */
    fresh(key: string): PackedPage | null {
      const place = places.get(key)
      const page = place?.generation === generation && now() < place.freshUntil ? place.page : null
      if (page) reads.hits += 1
      else reads.misses += 1
      return page
    },

    /** The page at `key` as it last was: better than none while nothing can be made. Not what has been forgotten. */
    last(key: string): PackedPage | null {
      const place = places.get(key)
      return place?.generation === generation ? place.page : null
    },

    /** Packs an answer that was begun in generation `begun`, and keeps it for `seconds` unless it may be out of date. */
    async keep(key: string, answer: Answer, { seconds, begun }: { seconds: number; begun: number }) {
      const known = places.peek(key)?.page
      // Most pages that are requested again have not changed: packing them anew would cost more than making them.
      const page = known?.etag === etagOf(answer.body) ? known : await packedPage(answer)
      if (begun === generation) places.set(key, { page, generation, freshUntil: now() + seconds * 1000 })
      return page
    },

    /** Marks every page as stale. */
    forget: () => void (generation += 1),

    /** How full it is, and how often a page was found since the start. */
    figures: () => ({ entries: places.size, bytes: places.calculatedSize, ...reads }),
  }
}

export type PageMemory = ReturnType<typeof createPageMemory>
