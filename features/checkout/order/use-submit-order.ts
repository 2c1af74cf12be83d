import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { eventLine } from '@/lib/analytics/event-line'
import { track } from '@/lib/analytics/track'
import { showFieldFaults } from '@/lib/forms/refusal'
import { useSaveAddress } from '@/features/address-book/queries'
import { routes } from '@/lib/routes'
import { NEW_ADDRESS, type CheckoutValues, type OrderChoices } from '../sections/checkout-form-schema'
import { fieldOf } from './field-names'
import { bagRefusal, isAboutTheBag, refusalOf, type Refusal } from './order-refusal'
import { rereadItems, usePlaceOrder, type CheckoutItems } from '../queries'

type Form = UseFormReturn<CheckoutValues, unknown, OrderChoices>

/** Saves a new address if ticked, places the order, and leads to the cashier; says what was refused, and where. */
export function useSubmitOrder(form: Form, { items, total }: CheckoutItems) {
  const router = useRouter()
  const client = useQueryClient()
  const save = useSaveAddress()
  const place = usePlaceOrder()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isBusy = useRef(false)

  const showFaults = (error: Error) => showFieldFaults(form, error, fieldOf)

  const keepAddress = async ({ delivery }: OrderChoices): Promise<boolean> => {
    const { addressId, isAddressKept } = form.getValues()
    if (delivery.type !== 'address' || addressId !== NEW_ADDRESS || !isAddressKept) return true
    try {
      const saved = await save.mutateAsync(delivery.address)
      form.setValue('addressId', saved.id)
      return true
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!showFaults(error)) setRefusal({ place: 'delivery', message: error.message })
      return false
    }
  }

  const handleRefusal = async (error: Error) => {
    if (showFaults(error)) return
    if (!isAboutTheBag(error)) {
      setRefusal(refusalOf(error))
      return
    }
    const now = await rereadItems(
      client,
      items.map(({ id }) => id),
    ).catch(() => null)
    setRefusal(now ? bagRefusal(error, items, now.items) : refusalOf(error))
  }

  const submit = async (choices: OrderChoices) => {
    // Not state: the second click of a double click comes before the next render.
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    if (!(await keepAddress(choices))) {
      isBusy.current = false
      return
    }
    const ordered = items.filter(({ isSelected }) => isSelected)
    const itemIds = ordered.map(({ id }) => id)
    place.mutate(
      { ...choices, itemIds, grandTotal: total.grand },
      {
        onSuccess: ({ orderBn }) => {
          track({ event: 'submit_order', payload: { step: 'checkout', lines: ordered.map(eventLine) } })
          router.replace(routes.cashier(orderBn))
        },
        onError: (error) => {
          isBusy.current = false
          void handleRefusal(error)
        },
      },
    )
  }

  return { submit, refusal, isPending: save.isPending || place.isPending || place.isSuccess }
}
