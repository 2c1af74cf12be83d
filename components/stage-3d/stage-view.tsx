'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Object3D } from 'three'
import { IconButton } from '../icon-button'
import { createStage, type Stage, type StageOptions } from './stage'
import styles from './stage-view.module.scss'
import type { View } from './view'

type Props = {
  /** What stands on the stage; its memory is freed when another takes its place. */
  piece: Object3D
  /** How it is seen at first. Read once. */
  view: View
  /** What is seen, for those who do not see it. */
  label: string
  /** The piece is drawn for the first time. */
  onShown: () => void
  /** It cannot be drawn, or no longer. */
  onLost: () => void
}

const STEP = Math.PI / 8
const NEARER = 1.3

/**
 * A piece to be turned: by pointer, by two fingers, by keys while it has the focus, and by the buttons below. Fills what it
 * stands in. Fetch it with the press that asks for it: it brings three along.
 */
export function StageView({ piece, view, label, onShown, onLost }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const lost = useEffectEvent(onLost)
  const shown = useEffectEvent(onShown)
  const start = useRef(view)

  useEffect(() => {
    const place = host.current
    const made =
      place &&
      stageOn(place, {
        className: styles.canvas,
        view: start.current,
        onLost: () => lost(),
        onShown: () => {
          // The button that asked for it is gone.
          place.querySelector('canvas')?.focus({ preventScroll: true })
          shown()
        },
      })
    setStage(made)
    if (!made) lost()
    return () => made?.dispose()
  }, [])

  useEffect(() => stage?.show(piece), [stage, piece])

  useEffect(() => stage?.name(`${label}。方向键转动，加减键缩放，Home 键复位`), [stage, label])

  return (
    <div className={styles.root}>
      <div ref={host} className={styles.host} />
      {stage && (
        <div className={styles.controls} role="group" aria-label="视角">
          <IconButton icon="chevron-left" label="向左转" onClick={() => stage.turn(STEP, 0)} />
          <IconButton icon="chevron-right" label="向右转" onClick={() => stage.turn(-STEP, 0)} />
          <IconButton icon="plus" label="放大" onClick={() => stage.zoomBy(NEARER)} />
          <IconButton icon="minus" label="缩小" onClick={() => stage.zoomBy(1 / NEARER)} />
          <IconButton icon="reset" label="复位" onClick={() => stage.reset()} />
        </div>
      )}
    </div>
  )
}

/** Null where this browser does not draw in space after all. */
function stageOn(host: HTMLElement, options: StageOptions): Stage | null {
  try {
    return createStage(host, options)
  } catch {
    return null
  }
}
