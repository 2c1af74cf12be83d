import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { storedUserInfo } from '../session/user-info'
import { keepCartList, keepProductList, keptCartList, listOf } from './lists'
import type { Tracked } from './track'
import { visitorOf } from './visitor'

const pageName = /^[\w/-]{1,60}$/

let lastWords: string | null = null

/** An event with what is known without being asked; null for a search that was told already. Remembers the lists it shows. */
export function complete(tracked: Tracked): AnalyticsEvent | null {
  const page = pageName.test(tracked.page) ? tracked.page : 'other'
  const event: AnalyticsEvent = { ...tracked, page, visitor: visitorOf(storedUserInfo()) }
  if (event.event === 'product_list') keepProductList(page, event.payload.skus)
  if (event.event === 'cart_list') keepCartList(event.payload.lines)
  if (event.event === 'add_to_bag') {
    const list = listOf(event.payload.lines.map(({ sku }) => sku).reverse())
    return { ...event, payload: { ...event.payload, ...(list && { list }) } }
  }
  if (event.event === 'submit_order') {
    const lines = event.payload.lines ?? keptCartList()
    return { ...event, payload: { ...event.payload, ...(lines && { lines }) } }
  }
  if (event.event === 'search') {
    // Typed in the panel, then shown on its own page: one search.
    if (event.payload.words === lastWords) return null
    lastWords = event.payload.words
  }
  return event
}
