import { z } from 'zod'
import { ChatAppRefusal, type ChatAppProvider, type Lent } from './chat-app'

const TIMEOUT_MS = 5_000

/** A success may leave `errcode` out; when it is there, 0 is good. */
const outcomeSchema = z.object({ errcode: z.int().default(0), errmsg: z.string().default('') })
const lifetime = z.int().min(1)
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: lifetime })
const ticketSchema = z.object({ ticket: z.string().min(1), expires_in: lifetime })

type Settings = { appId: string; secret: string; apiUrl: string }

/**
 * WeChat's official-account API. The stable token does not end the one before it, so that another program
 * of the house may use the same account.
 */
export function wechatChatApp({ appId, secret, apiUrl }: Settings): ChatAppProvider {
  return {
    appId,
    lendAccessToken: async ({ isForced }) => {
      const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: isForced }
      const url = new URL('/cgi-bin/stable_token', apiUrl)
      const { access_token, expires_in } = await ask(tokenSchema, url, body)
      return lent(access_token, expires_in)
    },
    lendTicket: async (accessToken) => {
      const url = new URL('/cgi-bin/ticket/getticket', apiUrl)
      url.search = new URLSearchParams({ access_token: accessToken, type: 'jsapi' }).toString()
      const { ticket, expires_in } = await ask(ticketSchema, url)
      return lent(ticket, expires_in)
    },
  }
}

const lent = (value: string, lifetimeSeconds: number): Lent => ({ value, lifetimeSeconds })

/** The answer of a call. What goes wrong is told without its address or body: both hold secrets. */
async function ask<S extends z.ZodType>(schema: S, url: URL, body?: object): Promise<z.output<S>> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Error('the chat app does not answer')
  })
  if (!response.ok) throw new Error(`the chat app answers HTTP ${response.status}`)
  const answer: unknown = await response.json().catch(() => null)
  const outcome = outcomeSchema.safeParse(answer).data
  if (outcome && outcome.errcode !== 0) throw new ChatAppRefusal(outcome.errcode, outcome.errmsg)
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new Error('the chat app answers something else')
  return parsed.data
}
