import { z } from 'zod'
import { trackedWords } from '../../rules/customer/tracked-words'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, doneSchema, fenSchema } from '../primitives'

/** What a page is called: its type, or its route. A§3. */
const pageNameSchema = z.string().regex(/^[\w/-]{1,60}$/)

const lineSchema = z.strictObject({ sku: codeSchema, qty: z.int().min(1).max(999) })
const pricedLinesSchema = z.array(lineSchema.extend({ price: fenSchema })).max(100)

/** Who did it, as a type and never as a person. A§6. */
const visitorSchema = z.strictObject({
  isGuestMode: z.boolean(),
  buyerType: z.enum(['non-buyer', 'first-time buyer', 'returning buyer']),
  clientStatus: z.enum(['Client', 'Not client']),
})
export type EventVisitor = z.infer<typeof visitorSchema>

function eventOf<const N extends string, P extends z.ZodRawShape>(event: N, payload: P) {
  return z.strictObject({
    event: z.literal(event),
    /** When it was done, in milliseconds since 1970. */
    at: z.int().positive(),
    page: pageNameSchema,
    visitor: visitorSchema,
    payload: z.strictObject(payload),
  })
}

/** Everything the store tells of a visit, and all that may be said of it. S26. */
export const eventSchema = z.discriminatedUnion('event', [
  eventOf('page_view', { referrer: pageNameSchema.nullable() }),
  eventOf('scroll', { reached: z.enum(['25%', '50%', '75%', '90-100%']) }),
  eventOf('search', {
    words: z.string().regex(trackedWords),
    type: z.enum(['Suggested in 404 Page', 'Suggested in Empty Cart Page', 'Hot', 'Natural-Typed']),
    origin: z.enum(['Hot search', 'Organic']),
  }),
  eventOf('product_list', { skus: z.array(codeSchema).max(60) }),
  eventOf('cart_list', { lines: pricedLinesSchema }),
  eventOf('add_to_bag', {
    lines: z.array(lineSchema).max(13),
    isBuyNow: z.boolean(),
    /** The page in whose list the piece was last seen. */
    list: pageNameSchema.optional(),
  }),
  eventOf('submit_order', {
    step: z.enum(['quick-login', 'checkout']),
    /** The cart as it was last listed, where the step itself does not know it. */
    lines: pricedLinesSchema.optional(),
  }),
  eventOf('register_result', { kind: z.enum(['full', 'quick', 'purchase']), isDone: z.boolean() }),
  eventOf('newsletter', {}),
  eventOf('chat_app_login', { result: z.enum(['logged in', 'mobile wanted', 'refused']) }),
  eventOf('chat_app_binding', {}),
])
export type AnalyticsEvent = z.infer<typeof eventSchema>
export type EventName = AnalyticsEvent['event']
export type EventPayload<N extends EventName> = Extract<AnalyticsEvent, { event: N }>['payload']

/** Where events go: nowhere, to a file of this store, or to the tag manager of the page. */
export const analyticsReceivers = ['none', 'sandbox', 'data-layer'] as const
export type AnalyticsReceiver = (typeof analyticsReceivers)[number]

export const analyticsCalls = {
  getAnalytics: endpoint(paths.getAnalytics, {
    access: 'public',
    data: z.object({ receiver: z.enum(analyticsReceivers) }),
  }),
  /** Without a post token: what a browser sends as it leaves a page carries no header of ours. */
  recordEvents: endpoint(paths.recordEvents, {
    access: 'public',
    postToken: false,
    body: z.strictObject({ events: z.array(eventSchema).min(1).max(100) }),
    data: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  /** The last events the sandbox has written, the oldest first. */
  opsTailEvents: endpoint(paths.opsTailEvents, {
    access: 'operator',
    postToken: false,
    body: z.object({ count: z.int().min(1).max(1000).default(50) }),
    data: z.object({ items: z.array(z.object({ receivedAt: dateTimeSchema, event: eventSchema })) }),
  }),
}
