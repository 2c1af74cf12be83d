import type { CodePurpose } from '@/contract/calls/customer/customer'
import type { MessageKind } from '@/contract/calls/customer/messages'

export type SmsMessage = { mobile: string; type: CodePurpose; code: string }

/** A message of the store, as any channel takes it. */
export type StoreMessage = {
  /** Our own id of it: the same reference is delivered once. */
  reference: string
  kind: MessageKind
  parameters: Record<string, string>
  /** The whole text, for a channel that has no templates of its own. */
  text: string
  /** Whether it was handed over before without hearing of its end. */
  isRepeat: boolean
}

/** Delivers to a mobile; throws when the service refuses. */
export type SmsProvider = {
  send: (message: SmsMessage) => Promise<void>
  notify: (message: StoreMessage & { mobile: string }) => Promise<void>
}
