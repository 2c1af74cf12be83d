import { useFormContext } from 'react-hook-form'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import styles from './consent-fields.module.scss'

/** What must be agreed to. A§5: marked 必选. */
export function AgreementField({ children }: { children: ReactNode }) {
  const { register, formState } = useFormContext<{ isAgreeAgreement: boolean }>()
  return (
    <Checkbox error={formState.errors.isAgreeAgreement?.message} {...register('isAgreeAgreement')}>
      我已阅读并同意{children}
      <span className={styles.mark}>必选</span>
    </Checkbox>
  )
}
