import type { Db } from '@/server/db/client'
import type { Job } from '@/server/platform/jobs'
import { catalogueIndex } from '../listing/catalogue-index'
import { vocabularyOf } from './vocabulary'

/** Works out, soon after an import wherever it was made, what the first search would have to wait for. */
export function searchWarmUpJob({ db }: { db: Db }): Job {
  return {
    name: 'search-warm-up',
    everyMs: 5_000,
    run: async () => {
      const { pinyin } = await vocabularyOf(db, await catalogueIndex(db))
      await pinyin
    },
  }
}
