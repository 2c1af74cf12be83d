import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { RadioGroup } from '@/components/form/radio-group'
import { Notice } from '@/components/feedback/notice'
import { SumList } from '@/components/layout/sum-list'
import { ApiFailure } from '@/lib/api/types'
import { formatFen } from '@/lib/format'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { routes } from '@/lib/routes'
import { useCreateReturn } from '../queries'
import { draftAmount, missingReasons, requestOf, type ReturnDraft, type ReturnOrder } from './return-draft'
import { ReturnLine } from './return-line'
import styles from './return-form.module.scss'

const ways = [
  { value: 'post', label: '邮寄退回', description: '审核通过后寄出，并填写运单号' },
  { value: 'store', label: '送至专卖店', description: '审核通过后，携商品与订单号至专卖店办理' },
]

/** Chooses what comes back, why, and how. Leads to the result. B§4. */
export function ReturnForm({ order }: { order: ReturnOrder }) {
  const router = useRouter()
  const creation = useCreateReturn()
  const createOnce = useMutateOnce(creation, { isFinal: true })
  const [draft, setDraft] = useState<ReturnDraft>({})
  const [way, setWay] = useState('post')
  const [missing, setMissing] = useState<Record<string, string>>({})
  const errors = { ...missing, ...refusedOf(creation.error) }

  const change = (itemId: string, choice: ReturnDraft[string] | null) => {
    const { [itemId]: _, ...others } = draft
    setDraft(choice ? { ...others, [itemId]: choice } : others)
    setMissing({})
  }
  const submit = () => {
    const faults = missingReasons(draft)
    setMissing(faults)
    if (Object.keys(faults).length > 0) return
    const sent = requestOf(draft, { orderNo: order.incrementId, isReturnToStore: way === 'store' })
    createOnce(sent, { onSuccess: ({ id }) => router.replace(routes.refundResult(id)) })
  }

  const isEmpty = Object.keys(draft).length === 0
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ul>
        {order.items.map((line) => (
          <ReturnLine
            key={line.itemId}
            line={line}
            order={order}
            choice={draft[line.itemId]}
            error={errors[line.itemId]}
            onChange={(choice) => change(line.itemId, choice)}
          />
        ))}
      </ul>
      {order.canReturnOfflineStore && (
        <RadioGroup
          legend="退回方式"
          options={ways}
          value={way}
          onChange={({ target }) => setWay(target.value)}
        />
      )}
      <SumList
        rows={[{ label: '预计退款', value: formatFen(draftAmount(order.items, draft)), isTotal: true }]}
      />
      {creation.error && <Notice>{creation.error.message}</Notice>}
      <Button type="submit" isWide disabled={isEmpty} isPending={creation.isPending || creation.isSuccess}>
        提交退货申请
      </Button>
    </form>
  )
}

function refusedOf(error: Error | null): Readonly<Record<string, string>> {
  return error instanceof ApiFailure ? error.validationResult : {}
}
