import { useFormContext } from 'react-hook-form'
import { RadioGroup } from '@/components/form/radio-group'
import type { Data } from '@/lib/api/types'
import type { CheckoutValues } from './checkout-form-schema'
import { CheckoutSection } from './checkout-section'

type Props = { methods: Data<'listPaymentMethods'>['items']; refusal: string | null }

/** How the order is paid. */
export function PaymentSection({ methods, refusal }: Props) {
  const { register, formState } = useFormContext<CheckoutValues>()
  return (
    <CheckoutSection title="支付方式" refusal={refusal}>
      <RadioGroup
        legend="支付方式"
        isLegendHidden
        error={formState.errors.paymentMethod?.message}
        options={methods.map(({ code, name }) => ({ value: code, label: name }))}
        {...register('paymentMethod')}
      />
    </CheckoutSection>
  )
}
