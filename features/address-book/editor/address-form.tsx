import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { Checkbox } from '@/components/form/checkbox'
import { Notice } from '@/components/feedback/notice'
import type { Address } from '@/contract/calls/customer/addresses'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { routes } from '@/lib/routes'
import { storedUserInfo } from '@/lib/session/user-info'
import { AddressFields } from './address-fields'
import { addressFormSchema, faultMessage, startingValues } from './address-form-schema'
import styles from './address-form.module.scss'
import { useSubmitAddress } from './use-submit-address'

type Props = {
  /** The one to change; null for a new one. */
  address: Address | null
  isFirst: boolean
}

/** An address to keep in the book. A§3, A§5. */
export function AddressForm({ address, isFirst }: Props) {
  const form = useSchemaForm(
    addressFormSchema,
    startingValues(address, storedUserInfo()?.gender),
    faultMessage,
  )
  const { submit, isPending } = useSubmitAddress(form, address)
  const refusal = form.formState.errors.root
  const isDefaultAnyway = isFirst || address?.isDefault === true

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="收货地址"
        className={styles.root}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <AddressFields />
        {isDefaultAnyway ? (
          <p className={styles.note}>此地址将作为默认收货地址。</p>
        ) : (
          <Checkbox {...form.register('isDefault')}>设为默认收货地址</Checkbox>
        )}
        {refusal && <Notice>{refusal.message}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" isWide isPending={isPending}>
            保存
          </Button>
          <ButtonLink variant="secondary" isWide href={routes.addressBook}>
            取消
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  )
}
