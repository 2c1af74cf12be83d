import type { KeyObject } from 'node:crypto'
import { canonicalText, isSignedBy, signText } from '../rsa'

/** The fields with their RSA2 signature. */
export function signFields(key: KeyObject, fields: Record<string, string>): Record<string, string> {
  return { ...fields, sign: signText(key, canonicalText(fields)) }
}

/** Whether one of the keys signed the fields of a notification. */
export function areSignedBy(
  keys: readonly KeyObject[],
  { sign = '', sign_type: _type, ...fields }: Record<string, string>,
): boolean {
  return isSignedBy(keys, canonicalText(fields), sign)
}
