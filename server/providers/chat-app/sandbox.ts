import { and, eq, gt, lte } from 'drizzle-orm'
import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import type { Db } from '@/server/db/client'
import { sandboxChatAppCodes } from '@/server/db/schema/customer/chat-app'
import { hashToken, newToken } from '@/server/platform/keys'
import type { Clock } from '@/server/platform/clock'
import type { ChatAppProvider } from './chat-app'

/** Two hours, as with the real one. */
const LIFETIME_SECONDS = 7_200
/** Five minutes, as the real one's codes. */
const CODE_LIFETIME_MS = 5 * 60_000

/** Where the sandbox asks whether the store may know who one is. */
export const SANDBOX_CHAT_APP_PATH = '/rest/sandbox/chat-app/authorize'

const appIds: Record<ChatLoginWay, string> = { qr: 'wx-sandbox-qr', 'in-app': 'wx-sandbox' }

export type SandboxWorld = { db: Db; clock: Clock }

/** A chat app of our own: it signs with a ticket nobody knows, and takes everybody for who they say they are. */
export function sandboxChatApp(world: SandboxWorld): ChatAppProvider {
  return {
    appId: appIds['in-app'],
    fetchAccessToken: async () => ({ value: 'sandbox-access-token', lifetimeSeconds: LIFETIME_SECONDS }),
    fetchTicket: async () => ({ value: 'sandbox-ticket', lifetimeSeconds: LIFETIME_SECONDS }),
    authorizeUrl: ({ way, redirectUrl, state }) => {
      const query = new URLSearchParams({ way, redirect_uri: redirectUrl, state })
      return `${SANDBOX_CHAT_APP_PATH}?${query.toString()}`
    },
    identify: async ({ way, code }) => {
      const openId = await takeCode(world, { way, code })
      // One name is one person, on a desktop as in the app.
      return openId === null ? null : { appId: appIds[way], openId, unionId: openId }
    },
  }
}

type Grant = { way: ChatLoginWay; openId: string }

/** A code by which the store learns, once, who said yes. */
export async function giveCode({ db, clock }: SandboxWorld, { way, openId }: Grant): Promise<string> {
  const code = newToken()
  const now = clock.now()
  await db.delete(sandboxChatAppCodes).where(lte(sandboxChatAppCodes.expiresAt, now))
  await db.insert(sandboxChatAppCodes).values({
    codeHash: hashToken(code),
    way,
    openId,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
  })
  return code
}

async function takeCode({ db, clock }: SandboxWorld, { way, code }: { way: ChatLoginWay; code: string }) {
  const isGood = and(
    eq(sandboxChatAppCodes.codeHash, hashToken(code)),
    eq(sandboxChatAppCodes.way, way),
    gt(sandboxChatAppCodes.expiresAt, clock.now()),
  )
  const [taken] = await db.delete(sandboxChatAppCodes).where(isGood).returning()
  return taken?.openId ?? null
}
