import type { z } from 'zod'
import type { Contract } from '@/contract/calls/contract'
import { REQUIRED } from '@/contract/rules/required'
import { newPasswordProblems } from '../customer/password'

export type Registration = z.output<Contract['createCustomer']['body']>

/** A registration whose required fields are all there (A§5). */
export type FullRegistration = Registration &
  Required<
    Pick<Registration, 'appellation' | 'lastname' | 'firstname' | 'password' | 'residence' | 'nationality'>
  >

/** Field → message of everything a registration still lacks; the guest variant needs the agreement only. */
export function registrationProblems(input: Registration): Record<string, string> {
  const agreement: Record<string, string> = input.isAgreeAgreement === 1 ? {} : { isAgreeAgreement: REQUIRED }
  if (input.register_type === 1) return agreement
  const missing = (['appellation', 'lastname', 'firstname', 'residence', 'nationality'] as const).filter(
    (field) => !input[field],
  )
  return {
    ...Object.fromEntries(missing.map((field) => [field, REQUIRED])),
    ...newPasswordProblems(input),
    ...agreement,
  }
}

export function isFull(input: Registration): input is FullRegistration {
  return input.register_type !== 1 && Object.keys(registrationProblems(input)).length === 0
}
