import type { CodePurpose } from '@/contract/calls/customer/customer'

export type SmsMessage = { mobile: string; type: CodePurpose; code: string }

/** Delivers a code to a mobile; throws when the service refuses. */
export type SmsProvider = { send: (message: SmsMessage) => Promise<void> }
