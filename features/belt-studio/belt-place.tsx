'use client'

import { useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '@/components/button'
import { Picture } from '@/components/media/picture'
import { hasWebGL } from '@/components/stage-3d/webgl'
import styles from './belt-place.module.scss'
import type { LiveBeltProps } from './live/live-belt'
import type { lookOf } from './range'

type Phase = 'still' | 'loading' | 'live' | 'lost' | 'refused'

type Props = {
  look: ReturnType<typeof lookOf>
  widths: readonly number[]
  /** The picture of the same belt. */
  still: string
  words: string
}

/** Where the belt stands: its picture, and in its place, once the shopper asks for it, the belt itself. */
export function BeltPlace({ look, widths, still, words }: Props) {
  const [phase, setPhase] = useState<Phase>('still')
  const [LiveBelt, setLiveBelt] = useState<ComponentType<LiveBeltProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const isAsked = phase === 'loading' || phase === 'live'

  const handlePress = async () => {
    if (!hasWebGL()) {
      setPhase('refused')
      return
    }
    setPhase('loading')
    const loaded = await import('./live/live-belt').catch(() => null)
    if (loaded) setLiveBelt(() => loaded.LiveBelt)
    else setPhase('still')
    setHasFailed(!loaded)
  }

  return (
    <section className={styles.root} aria-label="腰带" data-phase={phase}>
      {phase !== 'live' && (
        <div className={styles.still}>
          <Picture name={still} alt={words} sizes="(min-width: 1024px) 70vw, 100vw" ratio="fill" priority />
        </div>
      )}
      {LiveBelt && isAsked && (
        <LiveBelt
          look={look}
          widths={widths}
          words={words}
          onShown={() => setPhase('live')}
          // What was drawn once can be drawn again.
          onLost={() => setPhase(phase === 'live' ? 'lost' : 'refused')}
        />
      )}
      <div className={styles.foot}>
        <p className={styles.note} role="status">
          {phase === 'refused' && '您的设备暂不支持三维查看。图片会随您的选配更新。'}
          {phase === 'lost' && '三维画面已中断，可重新载入。'}
          {phase === 'still' && hasFailed && '三维查看暂时无法载入，请检查网络后重试。'}
        </p>
        {(phase === 'still' || phase === 'loading' || phase === 'lost') && (
          <Button variant="secondary" isPending={phase === 'loading'} onClick={() => void handlePress()}>
            三维查看
          </Button>
        )}
      </div>
    </section>
  )
}
