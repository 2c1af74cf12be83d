import { z } from 'zod'
import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import { askWechat } from './ask-wechat'
import { ChatAppRefusal, type ChatAppProvider } from './chat-app'

/** An application of the chat app, and what proves that we are it. */
export type WechatApp = { appId: string; secret: string }

type Settings = {
  /** `in-app` is the official account; `qr` the website application of the open platform. */
  apps: Record<ChatLoginWay, WechatApp>
  apiUrl: string
  connectUrl: string
}

const pages = {
  qr: { path: '/connect/qrconnect', scope: 'snsapi_login' },
  // The scope that asks: who logs in is to agree, and the silent one gives no union id.
  'in-app': { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
} as const

const personSchema = z.object({
  openid: z.string().min(1),
  unionid: z.string().min(1).optional(),
  /** 1: the account of a preview page, which is nobody's. */
  is_snapshotuser: z.int().optional(),
})

/** WeChat's web login (OAuth 2.0, authorisation code). Nothing but the ids is asked for, and no token of a person is kept. */
export function wechatLogin({
  apps,
  apiUrl,
  connectUrl,
}: Settings): Pick<ChatAppProvider, 'authorizeUrl' | 'identify'> {
  return {
    authorizeUrl: ({ way, redirectUrl, state, isSilent = false }) => {
      const { path, scope } = pages[way]
      const url = new URL(path, connectUrl)
      // In exactly this order: the chat app's own page compares the text.
      url.search = new URLSearchParams({
        appid: apps[way].appId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: isSilent ? 'snsapi_base' : scope,
        state,
      }).toString()
      url.hash = 'wechat_redirect'
      return url.href
    },
    identify: async ({ way, code }) => {
      const { appId, secret } = apps[way]
      const url = new URL('/sns/oauth2/access_token', apiUrl)
      url.search = new URLSearchParams({
        appid: appId,
        secret,
        code,
        grant_type: 'authorization_code',
      }).toString()
      const person = await askWechat(personSchema, url).catch((error: unknown) => {
        if (error instanceof ChatAppRefusal && error.isCodeInvalid) return null
        throw error
      })
      if (!person || person.is_snapshotuser === 1) return null
      return { appId, openId: person.openid, unionId: person.unionid ?? null }
    },
  }
}
