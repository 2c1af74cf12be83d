import { FactList } from '@/components/layout/fact-list'
import type { Return } from '@/contract/calls/purchase/returns'
import { formatFen } from '@/lib/format'

/** The money, the place the pieces go to, and their parcel. */
export function ReturnFacts({ given }: { given: Return }) {
  const [first] = given.items
  const parcel = first?.trackNumber && `${first.carrierTitle} ${first.trackNumber}`
  return (
    <FactList
      facts={[
        { label: given.status === 'refunded' ? '已原路退款' : '预计退款', value: formatFen(given.amount) },
        { label: given.isReturnToStore ? '退回专卖店' : '退回地址', value: given.address },
        ...(parcel ? [{ label: '退货运单', value: parcel }] : []),
      ]}
    />
  )
}
