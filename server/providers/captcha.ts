import type { SmsType } from '@/contract/calls/customer/customer'

export type CaptchaChallenge = { visitor: string; type: SmsType; text: string }

/** Turns the text a visitor must read into a picture, answered as a data URL. */
export type CaptchaProvider = { draw: (challenge: CaptchaChallenge) => Promise<string> }
