'use client'

import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { watchSight } from '@/lib/browser/watch-sight'
import type { FilmPlayerProps } from './film-player'
import styles from './film.module.scss'

/** Waits until the film is near, then fetches what plays it. */
export function FilmIsland(props: FilmPlayerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps>>()

  useEffect(() => {
    const element = place.current
    if (!element) return
    const unwatch = watchSight(
      element,
      (isNear) => {
        if (!isNear) return
        unwatch()
        // Without what plays it, the poster stays.
        import('./film-player').then(
          ({ FilmPlayer }) => setPlayer(() => FilmPlayer),
          () => undefined,
        )
      },
      { rootMargin: '40%' },
    )
    return unwatch
  }, [])

  return (
    <div ref={place} className={styles.place}>
      {Player && <Player {...props} />}
    </div>
  )
}
