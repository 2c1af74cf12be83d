import { handlers } from '@/server/http/calls/handlers'
import { stockTags } from '../content/stock-tags'
import { setStock } from '../inventory/inventory.service'
import { importCatalogue } from './import.service'

/** The back office's calls on catalogue and stock. */
export const importHandlers = handlers({
  importCatalogue: async ({ deps, body: { rows, isDryRun } }) => {
    const { report, tags } = await importCatalogue(deps.db, rows, { now: deps.clock.now(), isDryRun })
    deps.storefront.expire(tags)
    return report
  },

  opsSetStock: async ({ deps, body }) => {
    const { crossed } = await deps.db.transaction((tx) => setStock(tx, body))
    deps.storefront.expire(await stockTags(deps.db, crossed))
    return body
  },
})
