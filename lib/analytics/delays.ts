import type { EventName } from '@/contract/calls/customer/analytics'

/**
 * How long after it was done an event is ready to be sent; of the same kind, for those that `replaces` says, only the last one
 * is. Milliseconds. A§4, A§9, B§9.
 */
export const delaysMs: Readonly<Record<EventName, number>> = {
  page_view: 300,
  scroll: 0,
  search: 1500,
  product_list: 0,
  cart_list: 0,
  add_to_bag: 2000,
  submit_order: 400,
  register_result: 500,
  newsletter: 0,
  chat_app_login: 0,
  chat_app_binding: 0,
}

/** What is typed becomes a search once it has settled; a page that leads on at once was not viewed. */
export const replaced: ReadonlySet<EventName> = new Set(['page_view', 'search'])

/** What is ready together is sent together, so long after the first of it. A§9. */
export const SEND_DELAY_MS = 310
