'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/button'
import { ProgressLine } from '@/components/feedback/progress-line'
import { helpWords } from '../face/help'
import type { Worn } from '../piece'
import type { SourceWish } from '../source/source'
import { CompareSlider } from './compare-slider'
import { keptPicture } from './keep'
import { KeptPicture } from './kept-picture'
import { RefusalPanel } from './refusal-panel'
import styles from './studio.module.scss'
import { useLook } from './use-look'
import { useSession } from './use-session'

type Props = {
  wish: SourceWish
  worn: Worn | null
  /** What is worn, in words. */
  words: string
  onWish: (wish: SourceWish) => void
  /** Back to where a source is chosen. */
  onLeave: () => void
}

/** The stage: a picture with what is worn on it, compared by a slider, kept by a press. P15. */
export function Studio({ wish, worn, words, onWish, onLeave }: Props) {
  const [bare, setBare] = useState(0)
  const [kept, setKept] = useState<string | null>(null)
  const look = useLook(worn, bare)
  const { canvas, session, phase } = useSession(wish, look)
  const help = phase.name === 'shown' ? phase.help : null

  useEffect(() => {
    return () => {
      if (kept) URL.revokeObjectURL(kept)
    }
  }, [kept])

  const handleKeep = async () => {
    const mirror = session.current?.mirror()
    if (canvas.current && mirror) setKept(await keptPicture(canvas.current, mirror))
  }

  return (
    <div className={styles.root} data-source={wish.kind} data-phase={phase.name}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`试戴效果：${words}`} />
      {phase.name === 'loading' && (
        <div className={styles.loading}>
          <ProgressLine label="正在准备试戴" share={phase.share} />
        </div>
      )}
      {phase.name === 'refused' && (
        <RefusalPanel reason={phase.reason} onRetry={() => onWish({ ...wish })} onWish={onWish} />
      )}
      <p className={styles.help} role="status">
        {help ? helpWords[help] : ''}
      </p>
      <p className="visually-hidden" role="status">
        {phase.name === 'shown' && `正在试戴：${words}`}
      </p>
      {phase.name === 'shown' && (
        <div className={styles.bar}>
          <CompareSlider share={bare} onChange={setBare} />
          <Button variant="text" onClick={onLeave}>
            更换画面
          </Button>
          <Button variant="text" onClick={() => void handleKeep()}>
            保留照片
          </Button>
        </div>
      )}
      {kept && <KeptPicture src={kept} words={words} onClose={() => setKept(null)} />}
    </div>
  )
}
