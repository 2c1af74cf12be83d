'use client'

import { useState } from 'react'
import { OverlayGuard } from '@/components/overlay/overlay-guard'
import { onDemand } from '@/lib/browser/on-demand'

const Viewer = onDemand(() => import('./viewer').then((module) => module.Viewer))

type Props = {
  /** What names the models of the piece: for phones, and for all else. */
  tokens: { phone: string; desktop: string }
  className: string | undefined
}

/** Opens the piece in the colour that is chosen, to be turned; all it takes is fetched with the press. P14. */
export function ViewerEntry({ tokens, className }: Props) {
  const [isOpen, setIsOpen] = useState<boolean>()

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        三维查看
      </button>
      {isOpen !== undefined && (
        <OverlayGuard onClose={() => setIsOpen(undefined)}>
          <Viewer tokens={tokens} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </OverlayGuard>
      )}
    </>
  )
}
