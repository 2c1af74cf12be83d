import type { Config } from '@/server/config'
import type { ChatAppProvider } from './chat-app'
import { wechatChatApp } from './wechat'

/** Two hours, as the real one lends. */
const LIFETIME_SECONDS = 7_200

/** The chat app the configuration names. The sandbox signs correctly with a ticket no chat app knows. */
export function configuredChatApp({ chatApp }: Pick<Config, 'chatApp'>): ChatAppProvider {
  if (chatApp.provider === 'wechat') return wechatChatApp(chatApp)
  return {
    appId: 'wx-sandbox',
    lendAccessToken: async () => ({ value: 'sandbox-access-token', lifetimeSeconds: LIFETIME_SECONDS }),
    lendTicket: async () => ({ value: 'sandbox-ticket', lifetimeSeconds: LIFETIME_SECONDS }),
  }
}
