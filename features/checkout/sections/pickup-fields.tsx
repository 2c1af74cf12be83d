import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/feedback/notice'
import { RadioGroup } from '@/components/form/radio-group'
import { Skeleton } from '@/components/feedback/skeleton'
import { mobileDigits } from '@/contract/rules/customer/mobile'
import { nameCharacters, nameRule } from '@/contract/rules/customer/names'
import { mobileInput } from '@/lib/forms/contact-inputs'
import { typedText } from '@/lib/forms/typed-text'
import type { CheckoutValues } from './checkout-form-schema'
import { storesQuery } from '../queries'
import styles from './checkout-fields.module.scss'

/** Which boutique, and who comes for it. */
export function PickupFields() {
  const { register, formState } = useFormContext<CheckoutValues>()
  const { data, error, refetch } = useQuery(storesQuery)
  const errors = formState.errors.delivery

  if (error && !data) {
    return (
      <>
        <Notice>{error.message}</Notice>
        <Button variant="text" onClick={() => void refetch()}>
          重新读取门店
        </Button>
      </>
    )
  }
  if (!data) return <Skeleton lines={4} />
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend="自提门店"
        isLegendHidden
        error={errors?.storeId?.message}
        options={data.items.map(({ id, name, city, address, hours }) => ({
          value: id,
          label: `${city} ${name}`,
          description: `${address} 营业时间 ${hours}`,
        }))}
        {...register('delivery.storeId')}
      />
      <Field
        label="提货人姓名"
        autoComplete="name"
        maxLength={nameRule.maxLength}
        error={errors?.firstname?.message}
        {...typedText(register('delivery.firstname'), nameCharacters)}
      />
      <Field
        label="提货人手机号码"
        {...mobileInput}
        error={errors?.telephone?.message}
        {...typedText(register('delivery.telephone'), mobileDigits)}
      />
    </div>
  )
}
