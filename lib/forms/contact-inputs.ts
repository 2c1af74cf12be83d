import { emailRule } from '@/contract/rules/customer/email'

/** What every field for an email is given. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: emailRule.maxLength,
} as const

/** What every field for a mobile of mainland China is given. */
export const mobileInput = { inputMode: 'tel', autoComplete: 'tel-national', before: '+86' } as const
