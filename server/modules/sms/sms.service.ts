import { randomInt } from 'node:crypto'
import type { CodePurpose, SmsType } from '@/contract/calls/customer/customer'
import { smsCodeRule } from '@/contract/rules/customer/sms-code'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { sign } from '@/server/platform/keys'
import { redeemCaptcha } from '../captcha/captcha.service'
import { countAttempt, countAttemptFrom, forgetAttempts, type AttemptRule } from '../limits/attempts.service'
import * as repository from './sms.repository'

export { removeExpiredCodes } from './sms.repository'

/** decisions, «Codes, captcha, risk». */
const LIFETIME_MS = 5 * 60_000
const MAX_WRONG_TRIES = 5
export const RESEND_SECONDS = 60

const perMinute: AttemptRule = {
  name: 'sms-minute',
  limit: 1,
  windowMs: RESEND_SECONDS * 1000,
  error: 'SMS_TOO_OFTEN',
}
const perDay: AttemptRule = { name: 'sms-day', limit: 10, windowMs: 24 * 3_600_000, error: 'SMS_TOO_OFTEN' }
/** Generous, because a whole mobile network may share an address; each try also costs a picture code. */
const perAddress: AttemptRule = { name: 'sms-address', limit: 60, windowMs: 3_600_000 }

type Delivery = { mobile: string; type: CodePurpose; address: string }
type Sending = Delivery & { type: SmsType; captcha?: string | undefined; visitor: string }
type Proof = { mobile: string; verifyCode: string }

/** Sends a new code to a mobile; the former one of the same purpose is dead. Says nothing about who is registered. */
export async function sendCode(deps: Deps, { captcha, visitor, ...delivery }: Sending): Promise<void> {
  await redeemCaptcha(deps, { visitor, type: delivery.type }, captcha)
  await deliverCode(deps, delivery)
}

/** The same without a picture code: for a mobile that the caller's session names and nobody can choose. */
export async function deliverCode(deps: Deps, { mobile, type, address }: Delivery): Promise<void> {
  await countAttemptFrom(deps, perAddress, address)
  await countAttempt(deps, perMinute, mobile)
  await countAttempt(deps, perDay, mobile)

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(deps.clock.now().getTime() + LIFETIME_MS)
  await repository.saveCode(deps.db, {
    mobile,
    type,
    codeHash: sign(deps.config.appSecret, 'sms-code', mobile, code),
    expiresAt,
  })
  try {
    await deps.providers.sms.send({ mobile, type, code })
  } catch (error) {
    await forgetAttempts(deps.db, perMinute, mobile)
    throw error
  }
}

/** Refuses unless the code is right; it stays good. Counts a wrong try, so never inside a transaction. */
export async function checkCode(deps: Deps, types: readonly CodePurpose[], proof: Proof): Promise<void> {
  const given = hashesOf(deps, proof)
  const codes = await repository.tryCode(deps.db, lookupOf(deps, types, proof), given)
  const live = codes.filter(({ wrongTries }) => wrongTries < MAX_WRONG_TRIES)
  if (live.some(({ codeHash }) => given.includes(codeHash))) return
  throw wrongCode(codes.length > 0 && live.length === 0 ? smsCodeRule.usedUp : smsCodeRule.message)
}

/** Uses a checked code up, inside the transaction it pays for: of two at once only one succeeds. */
export async function spendCode(deps: Deps, type: CodePurpose, proof: Proof): Promise<void> {
  const isSpent = await repository.takeCode(
    deps.db,
    { ...lookupOf(deps, [type], proof), maxWrongTries: MAX_WRONG_TRIES },
    hashesOf(deps, proof),
  )
  if (!isSpent) throw wrongCode(smsCodeRule.message)
}

function lookupOf({ clock }: Deps, types: readonly CodePurpose[], { mobile }: Proof) {
  return { mobile, types, now: clock.now() }
}

/** Under each secret in force: the code may have been sent before they changed. */
function hashesOf({ config }: Deps, { mobile, verifyCode }: Proof): string[] {
  return config.appSecrets.map((secret) => sign(secret, 'sms-code', mobile, verifyCode))
}

function wrongCode(message: string): ApiError {
  return new ApiError('SMS_CODE_WRONG', { validationResult: { verifyCode: message } })
}
