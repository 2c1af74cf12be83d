import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { notifyPayment } from './notify-payment'

/** Where providers send their signed word that money moved. Outside the contract: each speaks its own language. */
const PATH = '/rest/cn/V1/payment/notify/:provider'

const tooLarge = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new ApiError('TOO_LARGE')
  },
})

export function notificationPages(deps: Deps): Hono {
  const pages = new Hono()
  pages.post(PATH, tooLarge, async (c) => {
    const request = { body: await c.req.text(), headers: c.req.raw.headers }
    const { status, contentType, body } = await notifyPayment(deps, c.req.param('provider'), request)
    return new Response(body, { status, headers: { 'Content-Type': contentType } })
  })
  return pages
}
