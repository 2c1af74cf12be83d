import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RadioGroup } from '@/components/form/radio-group'
import { Notice } from '@/components/feedback/notice'
import type { Order } from '@/contract/calls/purchase/orders'
import { paymentMethodsQuery } from '@/lib/queries/payment-methods'
import { changeMethodMutation } from './queries'
import styles from './method-choice.module.scss'

/** How an order is paid, to be chosen anew while it is unpaid. */
export function MethodChoice({ order }: { order: Order }) {
  const client = useQueryClient()
  const methods = useQuery(paymentMethodsQuery).data?.items ?? []
  const change = useMutation(changeMethodMutation(client, order.orderBn))
  const chosen = change.isPending ? change.variables : order.paymentCode
  return (
    <div className={styles.root} aria-busy={change.isPending}>
      <RadioGroup
        legend="支付方式"
        value={chosen}
        options={methods.map(({ code, name }) => ({
          value: code,
          label: name,
          isDisabled: change.isPending,
        }))}
        onChange={({ target }) => {
          const method = methods.find(({ code }) => code === target.value)
          if (method) change.mutate(method.code)
        }}
      />
      {change.error && <Notice>{change.error.message}</Notice>}
    </div>
  )
}
