import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { SumList } from '@/components/layout/sum-list'
import { SummaryLayout } from '@/components/layout/summary-layout'
import type { Address } from '@/contract/calls/customer/addresses'
import type { Data } from '@/lib/api/types'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { checkoutFormSchema, faultMessage, startingValues } from './sections/checkout-form-schema'
import { readGiftDraft } from './gift-draft'
import { CheckoutLines } from './checkout-lines'
import { DeliverySection } from './sections/delivery-section'
import { GiftSection } from './sections/gift-section'
import { InvoiceSection } from './sections/invoice-section'
import { PaymentSection } from './sections/payment-section'
import type { CheckoutItems } from './queries'
import { RefusalNote } from './sections/refusal-note'
import { useSubmitOrder } from './order/use-submit-order'
import styles from './checkout-form.module.scss'

type Props = {
  checkout: CheckoutItems
  addresses: readonly Address[]
  methods: Data<'listPaymentMethods'>['items']
  addressFields: ReactNode
}

/** Everything an order needs, on one page, and the press that places it once. */
export function CheckoutForm({ checkout, addresses, methods, addressFields }: Props) {
  const form = useSchemaForm(
    checkoutFormSchema,
    startingValues(addresses, {
      paymentMethod: methods[0]?.code ?? '',
      mobile: checkout.mobile,
      giftMessage: readGiftDraft(),
    }),
    faultMessage,
  )
  const { submit, refusal, isPending } = useSubmitOrder(form, checkout)
  const messageAt = (place: string) => (refusal?.place === place ? refusal.message : null)
  const { subtotal, shipping, grand, selectedQty } = checkout.total

  return (
    <FormProvider {...form}>
      <form noValidate aria-label="结算" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <SummaryLayout
          label="订单摘要"
          details={
            <>
              <CheckoutLines items={checkout.items} />
              <SumList
                rows={[
                  { label: '商品小计', value: formatFen(subtotal) },
                  { label: '配送', value: shipping === 0 ? '免费' : formatFen(shipping) },
                ]}
              />
            </>
          }
          action={
            <>
              <SumList rows={[{ label: '应付金额', value: formatFen(grand), isTotal: true }]} />
              {refusal?.place === 'summary' && <RefusalNote>{refusal.message}</RefusalNote>}
              {selectedQty > 0 ? (
                <Button type="submit" isWide isPending={isPending}>
                  提交订单
                </Button>
              ) : (
                <ButtonLink isWide href={routes.bag}>
                  返回购物袋
                </ButtonLink>
              )}
              <p className={styles.terms}>
                提交订单即表示您同意
                <Anchor className={styles.link} href={routes.termsOfSale} target="_blank">
                  《销售条款》
                </Anchor>
              </p>
            </>
          }
        >
          <h1 className={styles.title}>结算</h1>
          <DeliverySection
            addresses={addresses}
            addressFields={addressFields}
            mobile={checkout.mobile}
            refusal={messageAt('delivery')}
          />
          <PaymentSection methods={methods} refusal={messageAt('payment')} />
          <InvoiceSection />
          <GiftSection samples={checkout.samples} />
        </SummaryLayout>
      </form>
    </FormProvider>
  )
}
