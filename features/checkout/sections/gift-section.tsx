import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/form/checkbox'
import { RadioGroup } from '@/components/form/radio-group'
import { TextareaField } from '@/components/form/textarea-field'
import { giftMessageRule } from '@/contract/rules/purchase/gift-message'
import type { CheckoutValues } from './checkout-form-schema'
import { keepGiftDraft } from '../gift-draft'
import { CheckoutSection } from './checkout-section'
import type { CheckoutItems } from '../queries'
import styles from './checkout-fields.module.scss'

/** Wrapping, a message, and a sample where one is offered. */
export function GiftSection({ samples }: { samples: CheckoutItems['samples'] }) {
  const { register, formState } = useFormContext<CheckoutValues>()
  return (
    <CheckoutSection title="礼品与试用">
      <div className={styles.fields}>
        <Checkbox {...register('giftInformation.isGiftWrapped')}>以礼盒包装，不附价格</Checkbox>
        <TextareaField
          label="贺卡寄语（选填）"
          rows={3}
          maxLength={giftMessageRule.maxLength}
          error={formState.errors.giftInformation?.message?.message}
          {...register('giftInformation.message', { onChange: keepWords })}
        />
        {samples.length > 0 && (
          <RadioGroup
            legend="随单试用装"
            options={[
              { value: '', label: '不需要' },
              ...samples.map(({ sku, name }) => ({ value: sku, label: name })),
            ]}
            {...register('sample')}
          />
        )}
      </div>
    </CheckoutSection>
  )
}

const keepWords = ({ target }: ChangeEvent<HTMLTextAreaElement>) => keepGiftDraft(target.value)
