import { z } from 'zod'
import { newPasswordSchema } from '@/contract/calls/person-fields'
import { passwordRule } from '@/contract/rules/customer/password'
import { REQUIRED } from '@/contract/rules/required'

/** A new password and the same again, as a form holds them. A§5. */
export const newPasswordShape = {
  password: newPasswordSchema,
  passwordConfirm: z.string().min(1, REQUIRED),
}

type NewPassword = { password: string; passwordConfirm: string }

/** Both must be equal; judged also while other fields are still wrong. */
export const arePasswordsEqual = z.refine<NewPassword>(
  ({ password, passwordConfirm }) => password === passwordConfirm,
  { path: ['passwordConfirm'], error: passwordRule.unequal, when: () => true },
)
