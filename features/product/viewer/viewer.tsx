'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import { ProgressLine } from '@/components/feedback/progress-line'
import { IconButton } from '@/components/icon-button'
import { Picture } from '@/components/media/picture'
import { Overlay, useDismissOverlay } from '@/components/overlay/overlay'
import type { Image } from '@/contract/calls/catalogue/media'
import { useModel } from './use-model'
import type { Refusal } from './use-model'
import styles from './viewer.module.scss'

type Piece = {
  /** What names the models of the piece: for phones, and for all else. */
  tokens: { phone: string; desktop: string }
  /** What is seen. */
  name: string
  /** Of what is chosen, as `#rrggbb`. */
  colour: string | null
  /** Its picture, which stands there until it is drawn. */
  still: Image | null
}

const refusals: Readonly<Record<Refusal, string>> = {
  unable: '您的设备暂不支持三维查看，请以图片欣赏。',
  unreachable: '三维查看暂时无法载入，请检查网络后重试。',
  lost: '三维画面已中断，可重新载入。',
}

/** A piece as large as the screen, to be turned. P14. */
export function Viewer({ isOpen, onClose, ...piece }: Piece & { isOpen: boolean; onClose: () => void }) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} label={`三维查看：${piece.name}`} side="full">
      <Room {...piece} />
    </Overlay>
  )
}

function Room({ tokens, name, colour, still }: Piece) {
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
