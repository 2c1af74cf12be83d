'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/feedback/error-state'
import { PageFrame } from '@/components/layout/page-frame'
import { usePageRestored } from '@/components/use-page-restored'
import { addressesQuery } from '@/features/address-book/queries'
import { paymentMethodsQuery } from '@/lib/queries/payment-methods'
import { CheckoutForm } from './checkout-form'
import { CheckoutSkeleton } from './checkout-skeleton'
import { NothingToOrder } from './nothing-to-order'
import { checkoutItemsQuery } from './queries'

/** What the address book lends for a new address: its fields, for `delivery.address` of this form. */
type Props = { addressFields: ReactNode }

/** Checkout. Each visit starts afresh; only Back and Forward bring a begun form back. B§2. */
export function CheckoutPage({ addressFields }: Props) {
  const { bfcacheId } = useRouter()
  return (
    <PageFrame>
      <Checkout key={bfcacheId} addressFields={addressFields} />
    </PageFrame>
  )
}

function Checkout({ addressFields }: Props) {
  const items = useQuery(checkoutItemsQuery)
  const addresses = useQuery(addressesQuery)
  const methods = useQuery(paymentMethodsQuery)
  const queries = [items, addresses, methods]
  const error = queries.find((query) => query.error && !query.data)?.error
  const readAgain = () => queries.forEach((query) => void query.refetch())
  usePageRestored(readAgain)

  if (error) return <ErrorState heading="h1" title="暂时无法结算" error={error} onRetry={readAgain} />
  if (!items.data || !addresses.data || !methods.data) return <CheckoutSkeleton />
  if (items.data.items.length === 0) return <NothingToOrder />
  return (
    <CheckoutForm
      checkout={items.data}
      addresses={addresses.data.items}
      methods={methods.data.items}
      addressFields={addressFields}
    />
  )
}
