import { hash, verify } from 'argon2'
import { passwordRule } from '@/contract/rules/customer/password'
import { REQUIRED } from '@/contract/rules/required'

/** argon2id at the strength OWASP names for a server that also does other work. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength)
}

/** Whether the password is the customer's. Takes as long when there is no customer or no password. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const isEqual = await verify(passwordHash ?? (await nobody), password)
  return isEqual && passwordHash !== null
}

let nobody: Promise<string> | null = null

/** A password as it travelled, base64 of its UTF-8 (decisions, «Session»). */
export function decodePassword(encoded: string): string {
  return Buffer.from(encoded, 'base64').toString('utf8')
}

type Pair = { password?: string | undefined; passwordConfirm?: string | undefined }

/** Field → message where a new password or its repetition is not acceptable (A§5). Both as they travel. */
export function newPasswordProblems({ password, passwordConfirm }: Pair): Record<string, string> {
  if (password === undefined || password === '') return { password: REQUIRED }
  if (!passwordRule.pattern.test(decodePassword(password))) return { password: passwordRule.message }
  if (passwordConfirm !== password) return { passwordConfirm: passwordRule.unequal }
  return {}
}
