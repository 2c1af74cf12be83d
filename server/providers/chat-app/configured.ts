import type { Deps } from '@/server/http/calls/deps'
import type { ChatAppProvider } from './chat-app'
import { sandboxChatApp } from './sandbox'
import { wechatChatApp } from './wechat'

/** The chat app the configuration names. */
export function configuredChatApp(world: Pick<Deps, 'db' | 'clock' | 'config'>): ChatAppProvider {
  const { chatApp } = world.config
  return chatApp.provider === 'wechat' ? wechatChatApp(chatApp) : sandboxChatApp(world)
}
