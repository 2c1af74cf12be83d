import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import { invoiceRule, taxNumberCharacters } from '@/contract/rules/purchase/invoice'
import { emailInput } from '@/lib/forms/contact-inputs'
import { typedText, upperCased } from '@/lib/forms/typed-text'
import type { CheckoutValues } from './checkout-form-schema'
import { CheckoutSection } from './checkout-section'
import styles from './checkout-fields.module.scss'

const kinds = [
  { value: 'none', label: '不需要发票' },
  { value: 'personal', label: '个人' },
  { value: 'company', label: '企业' },
]

/** The invoice, if one is requested. */
export function InvoiceSection() {
  const { register, control, formState } = useFormContext<CheckoutValues>()
  const type = useWatch({ control, name: 'invoice.type' })
  const errors = formState.errors.invoice
  return (
    <CheckoutSection title="发票">
      <RadioGroup
        legend="发票类型"
        isLegendHidden
        layout="inline"
        options={kinds}
        {...register('invoice.type')}
      />
      {type !== 'none' && (
        <div className={styles.fields}>
          <Field
            label={type === 'company' ? '企业名称' : '发票抬头'}
            autoComplete={type === 'company' ? 'organization' : 'name'}
            maxLength={type === 'company' ? invoiceRule.companyMaxLength : invoiceRule.personMaxLength}
            error={errors?.title?.message}
            {...typedText(register('invoice.title'), upperCased)}
          />
          {type === 'company' && (
            <Field
              label="税号"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={errors?.taxNumber?.message}
              {...typedText(register('invoice.taxNumber'), taxNumberCharacters)}
            />
          )}
          <Field
            label="电子邮箱"
            {...emailInput}
            hint="电子发票将发送至此邮箱"
            error={errors?.email?.message}
            {...register('invoice.email')}
          />
        </div>
      )}
    </CheckoutSection>
  )
}
