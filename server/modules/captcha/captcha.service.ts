import { randomInt } from 'node:crypto'
import type { SmsType } from '@/contract/calls/customer/customer'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { isSigned, sign } from '@/server/platform/keys'
import { CAPTCHA_CHARACTERS } from '@/server/providers/captcha-picture'
import * as repository from './captcha.repository'

export { removeExpiredCaptchas } from './captcha.repository'

const LENGTH = 4
const LIFETIME_MS = 5 * 60_000

type Form = { visitor: string; type: SmsType }

/** A new picture code for one form of one visitor, as a data URL; the former one is dead. A§5. */
export async function issueCaptcha({ db, clock, config, providers }: Deps, form: Form): Promise<string> {
  const text = Array.from(
    { length: LENGTH },
    () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)],
  ).join('')
  await repository.saveCaptcha(db, {
    ...form,
    answerHash: sign(config.appSecret, 'captcha', text),
    expiresAt: new Date(clock.now().getTime() + LIFETIME_MS),
  })
  return providers.captcha.draw({ ...form, text })
}

/** Uses the visitor's picture code up, right or wrong; refuses unless it was right. */
export async function redeemCaptcha(
  { db, clock, config }: Deps,
  form: Form,
  answer: string | undefined,
): Promise<void> {
  const captcha = answer === undefined ? null : await repository.takeCaptcha(db, form)
  const given = (answer ?? '').normalize('NFKC').toUpperCase()
  const isInTime = captcha !== null && captcha.expiresAt > clock.now()
  const isRight = isInTime && isSigned(config.appSecrets, captcha.answerHash, 'captcha', given)
  if (!isRight) throw new ApiError('CAPTCHA_WRONG', { validationResult: { captcha: '图形验证码输入错误' } })
}
