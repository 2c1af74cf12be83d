import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/form/radio-group'
import { InvoiceFields } from '@/features/orders/invoice/invoice-fields'
import type { CheckoutValues } from './checkout-form-schema'
import { CheckoutSection } from './checkout-section'

const kinds = [
  { value: 'none', label: '不需要发票' },
  { value: 'personal', label: '个人' },
  { value: 'company', label: '企业' },
]

/** The invoice, if one is requested. */
export function InvoiceSection() {
  const { register, control, formState } = useFormContext<CheckoutValues>()
  const type = useWatch({ control, name: 'invoice.type' })
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
        <InvoiceFields
          type={type}
          register={(name) => register(`invoice.${name}`)}
          errors={formState.errors.invoice}
        />
      )}
    </CheckoutSection>
  )
}
