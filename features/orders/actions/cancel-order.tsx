import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { ConfirmDialog } from '@/components/overlay/confirm-dialog'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { useCancelOrder } from './queries'

/** Cancels an unpaid order, after asking. */
export function CancelOrder({ orderNo }: { orderNo: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCancelOrder()
  const cancelOnce = useMutateOnce(cancel)
  return (
    <>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="取消订单"
        action="确认取消"
        isPending={cancel.isPending}
        onConfirm={(dismiss) => cancelOnce(orderNo, { onSuccess: dismiss })}
      >
        <p>取消后，订单 {orderNo} 将不再为您保留商品，且无法恢复。</p>
        {cancel.error && <Notice>{cancel.error.message}</Notice>}
      </ConfirmDialog>
    </>
  )
}
