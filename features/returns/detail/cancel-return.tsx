import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { ConfirmDialog } from '@/components/overlay/confirm-dialog'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { useCancelReturn } from '../queries'

/** Ends a return whose parcel is not on its way, after asking. */
export function CancelReturn({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCancelReturn(id)
  const cancelOnce = useMutateOnce(cancel)
  return (
    <div>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        取消退货
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="取消退货"
        action="确认取消"
        isPending={cancel.isPending}
        onConfirm={(dismiss) => cancelOnce(undefined, { onSuccess: dismiss })}
      >
        <p>取消后，您可在退货期限内重新申请。</p>
        {cancel.error && <Notice>{cancel.error.message}</Notice>}
      </ConfirmDialog>
    </div>
  )
}
