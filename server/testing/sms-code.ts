import type { SmsType } from '@/contract/calls/customer/customer'
import type { Caller, TestApp } from './test-app'

const nobody: Caller = { visitor: 'sms-visitor' }

/** The text of the picture the sandbox drew last for this visitor, after asking for a new one. */
export async function captchaText(t: TestApp, type: SmsType, caller = nobody): Promise<string> {
  await t.call('refreshCaptcha', { body: { type } }, caller)
  return t.outbox('captcha').findLast(({ visitor }) => visitor === caller.visitor)!.text!
}

/** Asks for an SMS code as a shopper does, picture code and all; answers the code. */
export async function smsCode(t: TestApp, mobile: string, type: SmsType, caller = nobody): Promise<string> {
  const captcha = await captchaText(t, type, caller)
  const answer = await t.call('sendSms', { body: { mobile, type, captcha } }, caller)
  if (answer.code !== 1) throw new Error(`sendSms refused: ${answer.error}`)
  return t.outbox('sms').findLast((line) => line.mobile === mobile && line.type === type)!.code!
}

/** A six-digit code that is not the given one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
