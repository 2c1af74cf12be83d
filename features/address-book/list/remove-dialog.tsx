import { useRef } from 'react'
import { ConfirmDialog } from '@/components/overlay/confirm-dialog'
import { Notice } from '@/components/feedback/notice'
import type { Address } from '@/contract/calls/customer/addresses'
import { addressee, addressText } from '../address-values'
import { useRemoveAddress } from '../queries'
import styles from './remove-dialog.module.scss'

type Props = { address: Address; isOpen: boolean; onClose: () => void; onRemoved: () => void }

/** Asks before an address is taken out of the book. */
export function RemoveDialog({ address, isOpen, onClose, onRemoved }: Props) {
  const removal = useRemoveAddress()

  const isRemoved = useRef(false)

  const close = () => {
    removal.reset()
    onClose()
    if (isRemoved.current) onRemoved()
    isRemoved.current = false
  }
  const handleConfirm = (dismiss: () => void) =>
    removal.mutate(address.id, {
      onSuccess: () => {
        isRemoved.current = true
        dismiss()
      },
    })

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title="删除地址"
      action="删除"
      onConfirm={handleConfirm}
      isPending={removal.isPending}
    >
      <div className={styles.root}>
        <p>
          确定从地址簿中删除以下地址吗？
          <br />
          已提交的订单不受影响。
        </p>
        <p className={styles.address}>
          {addressee(address)}
          <br />
          {addressText(address)}
        </p>
        {removal.error && <Notice>{removal.error.message}</Notice>}
      </div>
    </ConfirmDialog>
  )
}
