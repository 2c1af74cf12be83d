import type { ChatAppProvider } from './chat-app'
import { sandboxChatApp, type SandboxWorld } from './sandbox'
import { wechatChatApp, type WechatSettings } from './wechat'

/** Which chat app the store uses, with what a real one needs. */
export type ChatAppSettings = { provider: 'sandbox' } | ({ provider: 'wechat' } & WechatSettings)

/** The chat app the settings name. */
export function configuredChatApp(world: SandboxWorld, settings: ChatAppSettings): ChatAppProvider {
  return settings.provider === 'wechat' ? wechatChatApp(settings) : sandboxChatApp(world)
}
