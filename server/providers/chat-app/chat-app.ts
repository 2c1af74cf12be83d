import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'

/** A token or ticket of the chat app, good for a while. */
export type Credential = { value: string; lifetimeSeconds: number }

/** Where a browser goes to be asked, and what it comes back with. */
export type Authorization = {
  way: ChatLoginWay
  /** A page of this site; `code` and `state` are added to its query. */
  redirectUrl: string
  /** Letters and digits, at most 128: the chat app takes nothing else. */
  state: string
  /** Without a question: it tells who they are to this application, and nothing more. */
  isSilent?: boolean
}

/** Somebody who authorised the store. */
export type ChatAppPerson = {
  /** The application that was authorised; `openId` means somebody only within it. */
  appId: string
  openId: string
  /** The same person in all applications of the house, where the chat app tells. */
  unionId: string | null
}

/** The chat app's own server, as far as sharing and login need it. */
export type ChatAppProvider = {
  appId: string
  /**
   * The key to its other calls. `isForced` asks for a new one although the old one should still be good. It is shared
   * by all instances (modules/share/shared-credential.ts): nobody else calls this.
   */
  fetchAccessToken: (options: { isForced: boolean }) => Promise<Credential>
  /** What signatures for the kit in the page are made with. */
  fetchTicket: (accessToken: string) => Promise<Credential>
  authorizeUrl: (authorization: Authorization) => string
  /** Who stands behind a code; null when it is unknown, too old, used before, or nobody real's. */
  identify: (answer: { way: ChatLoginWay; code: string }) => Promise<ChatAppPerson | null>
}

/** The chat app's refusal, with its own number. */
export class ChatAppRefusal extends Error {
  /** The access token was revoked before its time. */
  readonly isTokenInvalid: boolean
  /** The code of a login is unknown, too old or used before. */
  readonly isCodeInvalid: boolean

  constructor(errcode: number, reason: string) {
    super(`${errcode} ${reason}`)
    this.name = 'ChatAppRefusal'
    this.isTokenInvalid = [40001, 40014, 42001].includes(errcode)
    this.isCodeInvalid = [40029, 40163, 41008, 42003].includes(errcode)
  }
}
