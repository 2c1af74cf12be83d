'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import { ProgressLine } from '@/components/feedback/progress-line'
import { IconButton } from '@/components/icon-button'
import { Picture } from '@/components/media/picture'
import { Overlay, useDismissOverlay } from '@/components/overlay/overlay'
import { useSelection } from '../selection/selection'
import { useModel } from './use-model'
import type { Refusal } from './use-model'
import styles from './viewer.module.scss'

/** What names the models of a piece: for phones, and for all else. */
type Tokens = { phone: string; desktop: string }

const refusals: Readonly<Record<Refusal, string>> = {
  unable: '您的设备暂不支持三维查看，请以图片欣赏。',
  unreachable: '三维查看暂时无法载入，请检查网络后重试。',
  lost: '三维画面已中断，可重新载入。',
}

type Props = { tokens: Tokens; isOpen: boolean; onClose: () => void }

/** The piece as large as the screen, to be turned, in the colour that is chosen. P14. */
export function Viewer({ tokens, isOpen, onClose }: Props) {
  const { product, selection } = useSelection()
  const colours = product.attributes.find(({ code }) => code === 'color')?.options ?? []
  const colour = colours.find(({ value }) => value === selection['color']) ?? colours[0]
  const name = [product.name, colour?.label].filter(Boolean).join('，')
  return (
    <Overlay isOpen={isOpen} onClose={onClose} label={`三维查看：${name}`} side="full">
      <Room tokens={tokens} name={name} colour={colour?.swatch ?? null} />
    </Overlay>
  )
}

/** Its picture stands there until it is drawn. */
function Room({ tokens, name, colour }: { tokens: Tokens; name: string; colour: string | null }) {
  const still = useSelection().chosen.images[0]
  const dismiss = useDismissOverlay()
  const { phase, retry, refuse } = useModel(tokens)
  const [isShown, setIsShown] = useState(false)

  const handleRetry = () => {
    setIsShown(false)
    retry()
  }

  return (
    <div className={styles.root}>
      {still && !isShown && (
        <div className={styles.still}>
          <Picture name={still.name} alt={still.alt} sizes="(min-width: 1024px) 80vh, 100vw" priority />
        </div>
      )}
      {phase.name === 'ready' && (
        <phase.LivePiece
          file={phase.file}
          colour={colour}
          words={name}
          onShown={() => setIsShown(true)}
          onLost={() => {
            setIsShown(false)
            refuse('lost')
          }}
        />
      )}
      <div className={styles.foot}>
        {!isShown && phase.name !== 'refused' && (
          <ProgressLine label="正在载入" share={phase.name === 'loading' ? phase.share : 1} />
        )}
        <p className={styles.note} role="status">
          {phase.name === 'refused' && refusals[phase.reason]}
        </p>
        {phase.name === 'refused' && phase.reason !== 'unable' && (
          <Button variant="secondary" onClick={handleRetry}>
            重新载入
          </Button>
        )}
      </div>
      <IconButton icon="close" label="关闭" className={styles.close} onClick={dismiss} />
    </div>
  )
}
