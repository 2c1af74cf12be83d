'use client'

import { useState } from 'react'
import { OverlayGuard } from '@/components/overlay/overlay-guard'
import { onDemand } from '@/lib/browser/on-demand'
import { useSelection } from '../selection/selection'

const Viewer = onDemand(() => import('./viewer').then((module) => module.Viewer))

type Props = {
  /** What names the models of the piece: for phones, and for all else. */
  tokens: { phone: string; desktop: string }
  className: string | undefined
}

/** Opens the piece in the colour that is chosen, to be turned; all it takes is fetched with the press. P14. */
export function ViewerEntry({ tokens, className }: Props) {
  const { product, chosen, selection } = useSelection()
  const [phase, setPhase] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const colours = product.attributes.find(({ code }) => code === 'color')?.options ?? []
  const colour = colours.find(({ value }) => value === selection['color']) ?? colours[0]

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setPhase('open')}>
        三维查看
      </button>
      {phase !== 'unasked' && (
        <OverlayGuard onClose={() => setPhase('unasked')}>
          <Viewer
            tokens={tokens}
            name={[product.name, colour?.label].filter(Boolean).join('，')}
            colour={colour?.swatch ?? null}
            still={chosen.images[0] ?? null}
            isOpen={phase === 'open'}
            onClose={() => setPhase('closed')}
          />
        </OverlayGuard>
      )}
    </>
  )
}
