import { z } from 'zod'
import { ChatAppRefusal } from './chat-app'

const TIMEOUT_MS = 5_000

/** A success may leave `errcode` out; when it is there, 0 is good. */
const outcomeSchema = z.object({ errcode: z.int().default(0), errmsg: z.string().default('') })

/** The answer of a call to WeChat. What goes wrong is told without its address or body: both hold secrets. */
export async function askWechat<S extends z.ZodType>(
  schema: S,
  url: URL,
  body?: object,
): Promise<z.output<S>> {
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
