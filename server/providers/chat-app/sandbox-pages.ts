import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isOwnUrl, type OwnAddresses } from '@/server/platform/own-url'
import { answerHtml } from '../sandbox-page'
import type { ChatAppSettings } from './configured'
import { giveCode, SANDBOX_CHAT_APP_PATH, type SandboxWorld } from './sandbox'
import { authorizePage, refusedPage } from './sandbox-html'

const KIB = 1024

const questionSchema = z.object({
  way: z.enum(['qr', 'in-app']),
  redirect_uri: z.url().max(1000),
  state: z.string().regex(/^[A-Za-z0-9]{1,128}$/),
})
type World = SandboxWorld & { config: OwnAddresses & { chatApp: ChatAppSettings } }

const answerSchema = questionSchema.extend({
  answer: z.enum(['yes', 'no']),
  open_id: z.string().trim().max(60),
})

/**
 * The sandbox chat app's own site, served here so that the browser reaches it through the storefront's gateway. Like the
 * real one it leads back to the sites it knows and nowhere else.
 */
export function sandboxChatAppPages(deps: World): Hono {
  const pages = new Hono()
  if (deps.config.chatApp.provider !== 'sandbox') return pages

  pages.get(SANDBOX_CHAT_APP_PATH, (c) => {
    const question = questionOf(deps.config, questionSchema, c.req.query())
    if (!question) return answerHtml(c, refusedPage(), 400)
    return answerHtml(c, authorizePage(question), 200)
  })

  pages.post(SANDBOX_CHAT_APP_PATH, bodyLimit({ maxSize: 8 * KIB }), async (c) => {
    const given = questionOf(deps.config, answerSchema, await c.req.parseBody())
    if (!given) return answerHtml(c, refusedPage(), 400)
    const back = new URL(given.redirect_uri)
    if (given.answer === 'yes' && given.open_id !== '')
      back.searchParams.set('code', await giveCode(deps, { way: given.way, openId: given.open_id }))
    back.searchParams.set('state', given.state)
    return c.redirect(back.href, 303)
  })
  return pages
}

/** What is asked, when it is well formed and comes from a page of this site. */
function questionOf<S extends typeof questionSchema>(config: OwnAddresses, schema: S, given: unknown) {
  const parsed = schema.safeParse(given)
  return parsed.success && isOwnUrl(config, parsed.data.redirect_uri) ? parsed.data : null
}
