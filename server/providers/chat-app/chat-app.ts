/** Something the chat app lends for a while. */
export type Lent = { value: string; lifetimeSeconds: number }

/**
 * The chat app's own server, as far as sharing needs it. What it lends is kept for all instances
 * (modules/share/lent-key.ts): nobody else calls this.
 */
export type ChatAppProvider = {
  appId: string
  /** The key to its other calls. `isForced` asks for a new one although the old one should still be good. */
  lendAccessToken: (options: { isForced: boolean }) => Promise<Lent>
  /** What signatures for the kit in the page are made with. */
  lendTicket: (accessToken: string) => Promise<Lent>
}

/** The chat app's refusal, with its own number. */
export class ChatAppRefusal extends Error {
  /** The access token was withdrawn before its time. */
  readonly isTokenInvalid: boolean

  constructor(errcode: number, reason: string) {
    super(`${errcode} ${reason}`)
    this.name = 'ChatAppRefusal'
    this.isTokenInvalid = [40001, 40014, 42001].includes(errcode)
  }
}
