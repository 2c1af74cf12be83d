import { z } from 'zod'
import { askWechat } from './ask-wechat'
import type { ChatAppProvider, Credential } from './chat-app'
import { wechatLogin, type WechatApp } from './wechat-login'

const lifetime = z.int().min(1)
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: lifetime })
const ticketSchema = z.object({ ticket: z.string().min(1), expires_in: lifetime })

export type WechatSettings = WechatApp & {
  /** The website application by which people on a desktop log in. */
  qr: WechatApp
  apiUrl: string
  connectUrl: string
}

/**
 * WeChat's official-account API. The stable token does not end the one before it, so that another program
 * of the house may use the same account.
 */
export function wechatChatApp({ appId, secret, qr, apiUrl, connectUrl }: WechatSettings): ChatAppProvider {
  return {
    appId,
    fetchAccessToken: async ({ isForced }) => {
      const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: isForced }
      const url = new URL('/cgi-bin/stable_token', apiUrl)
      const { access_token, expires_in } = await askWechat(tokenSchema, url, body)
      return credential(access_token, expires_in)
    },
    fetchTicket: async (accessToken) => {
      const url = new URL('/cgi-bin/ticket/getticket', apiUrl)
      url.search = new URLSearchParams({ access_token: accessToken, type: 'jsapi' }).toString()
      const { ticket, expires_in } = await askWechat(ticketSchema, url)
      return credential(ticket, expires_in)
    },
    ...wechatLogin({ apps: { qr, 'in-app': { appId, secret } }, apiUrl, connectUrl }),
  }
}

const credential = (value: string, lifetimeSeconds: number): Credential => ({ value, lifetimeSeconds })
