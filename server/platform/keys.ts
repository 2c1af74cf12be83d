import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new token: 256 random bits, safe in URLs and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a random token is kept: as good as the token for finding it, useless for logging in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Keyed hash of something short enough to guess, such as a six-digit code; `purpose` keeps uses apart. */
export function sign(secret: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}

/** Equality that takes as long for a near miss as for a far one. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  )
}

/** Whether one of the secrets in force signed it: for what lives for minutes, and may have been given out before they changed. */
export function isSigned(
  secrets: readonly string[],
  given: string,
  ...signed: readonly [string, ...string[]]
): boolean {
  return secrets.some((secret) => isSame(given, sign(secret, ...signed)))
}
