import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { invoiceRule, taxNumberCharacters } from '@/contract/rules/purchase/invoice'
import { emailInput } from '@/lib/forms/contact-inputs'
import { typedText, upperCased } from '@/lib/forms/typed-text'
import styles from './invoice-fields.module.scss'

type Name = 'title' | 'taxNumber' | 'email'
type Props = {
  type: 'personal' | 'company'
  /** Registers a field under the name it has in its form. */
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string }>> | undefined
}

/** Whom an invoice names, and who is told of it. B§2. */
export function InvoiceFields({ type, register, errors }: Props) {
  const isCompany = type === 'company'
  return (
    <div className={styles.root}>
      <Field
        label={isCompany ? '企业名称' : '发票抬头'}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={isCompany ? invoiceRule.companyMaxLength : invoiceRule.personMaxLength}
        error={errors?.title?.message}
        {...typedText(register('title'), upperCased)}
      />
      {isCompany && (
        <Field
          label="税号"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors?.taxNumber?.message}
          {...typedText(register('taxNumber'), taxNumberCharacters)}
        />
      )}
      <Field
        label="电子邮箱"
        {...emailInput}
        hint="电子发票开具后将通知此邮箱"
        error={errors?.email?.message}
        {...register('email')}
      />
    </div>
  )
}
