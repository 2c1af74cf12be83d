import { useState } from 'react'
import { Dialog } from '@/components/overlay/dialog'
import { DeleteCode } from './delete-code'
import { DeleteNotice } from './delete-notice'

type Props = { mobile: string; onClose: () => void }

/** Two steps: what will be gone and what must stay, then the code that only the holder of the mobile has. */
export function DeleteDialog({ mobile, onClose }: Props) {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const handleSent = (resendSeconds: number) => setEndsAt(Date.now() + resendSeconds * 1000)

  return (
    <Dialog isOpen onClose={onClose} title="注销账户">
      {endsAt === null ? (
        <DeleteNotice onSent={handleSent} />
      ) : (
        <DeleteCode mobile={mobile} endsAt={endsAt} onSent={handleSent} />
      )}
    </Dialog>
  )
}
