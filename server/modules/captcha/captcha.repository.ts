import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { captchas } from '@/server/db/schema/customer/login'

type Captcha = typeof captchas.$inferSelect

export async function saveCaptcha(db: Db, captcha: Captcha): Promise<void> {
  await db
    .insert(captchas)
    .values(captcha)
    .onConflictDoUpdate({ target: [captchas.visitor, captchas.type], set: captcha })
}

/** Removes the captcha and answers what it was: of two at once only one gets it. */
export async function takeCaptcha(
  db: Db,
  { visitor, type }: Pick<Captcha, 'visitor' | 'type'>,
): Promise<Captcha | null> {
  const [captcha] = await db
    .delete(captchas)
    .where(and(eq(captchas.visitor, visitor), eq(captchas.type, type)))
    .returning()
  return captcha ?? null
}

export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captchas).where(lte(captchas.expiresAt, now))
}
