import type { Job } from '@/server/jobs'
import { removeExpiredCaptchas } from '../captcha/captcha.repository'
import { removeExpiredLogins } from '../chat-app-login/chat-app-login.repository'
import { removeOldConsents } from '../consent/consent.service'
import { removeExpiredAttempts } from '../limits/attempts.service'
import { removeExpiredCodes } from '../sms/sms.repository'
import { removeExpired } from './customer.repository'

/** Removes what is past its time; everything here is refused by its date long before. */
export const cleanUpJob: Job = {
  name: 'clean-up',
  everyMs: 15 * 60_000,
  run: async ({ db, clock }) => {
    const now = clock.now()
    await removeExpiredCaptchas(db, now)
    await removeExpiredCodes(db, now)
    await removeExpiredAttempts(db, now)
    await removeExpiredLogins(db, now)
    await removeExpired(db, now)
    await removeOldConsents(db, now)
  },
}
