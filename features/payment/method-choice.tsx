import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { Notice } from '@/components/feedback/notice'
import type { Order } from '@/contract/calls/purchase/orders'
import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import { paymentMethodsQuery } from '@/lib/queries/payment-methods'
import { changeMethodMutation } from './queries'
import styles from './method-choice.module.scss'

/** How an order is paid, to be chosen anew while it is unpaid. */
export function MethodChoice({ order }: { order: Order }) {
  const client = useQueryClient()
  const methods = useQuery(paymentMethodsQuery).data?.items ?? []
  const change = useMutation(changeMethodMutation(client, order.orderBn))
  // Shown at once: the mutation says that it is under way only in a later task.
  const [pressed, setPressed] = useState<PaymentMethod | null>(null)
  return (
    <div className={styles.root} aria-busy={change.isPending}>
      <RadioGroup
        legend="支付方式"
        value={pressed ?? order.paymentCode}
        options={methods.map(({ code, name }) => ({
          value: code,
          label: name,
          isDisabled: change.isPending,
        }))}
        onChange={({ target }) => {
          const method = methods.find(({ code }) => code === target.value)
          if (!method) return
          setPressed(method.code)
          change.mutate(method.code, { onSettled: () => setPressed(null) })
        }}
      />
      {change.error && <Notice>{change.error.message}</Notice>}
    </div>
  )
}
