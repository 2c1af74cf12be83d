import type { StoreMessage } from '../sms/sms'

/** Delivers a message to an e-mail address; throws when it cannot. */
export type MailProvider = { send: (message: StoreMessage & { email: string }) => Promise<void> }

/** Where no mail service is configured nothing is taken for sent. */
export const noMail: MailProvider = {
  send: () => Promise.reject(new Error('No mail service is configured')),
}
