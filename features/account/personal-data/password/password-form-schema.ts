import { z } from 'zod'
import { REQUIRED } from '@/contract/rules/required'
import { arePasswordsEqual, newPasswordShape } from '@/lib/forms/new-password-schema'

/** The present password and the new one, twice. A§5. */
export const passwordFormSchema = z
  .object({ currentPassword: z.string().min(1, REQUIRED), ...newPasswordShape })
  .check(arePasswordsEqual)

export const emptyPasswords = { currentPassword: '', password: '', passwordConfirm: '' }
