import { call } from '@/lib/api/browser'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'
import { historyKey } from './history-query'

/** Notes that a product was looked at. A refusal does nothing visible (B§8). */
export async function recordView(sku: string): Promise<void> {
  try {
    await call('addBrowsing', { body: { sku } })
    await loadedQueryClient()?.invalidateQueries({ queryKey: historyKey })
  } catch {
    // The history lacks one product.
  }
}
