'use client'

import { useEffect, useRef, useState } from 'react'
import { savesData } from '@/lib/browser/data-saver'
import { watchSight } from '@/lib/browser/watch-sight'
import { filmSources } from '@/lib/media/film-names'
import { IconButton } from '../../icon-button'
import styles from './film.module.scss'

export type FilmPlayerProps = { film: string; label: string; captions?: string }

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Plays a film over its poster while it is in sight; with reduced motion or a data saver only after a press. */
export function FilmPlayer({ film, label, captions }: FilmPlayerProps) {
  const [isWanted, setIsWanted] = useState(() => !matchMedia(reducedMotion).matches && !savesData())
  const [isFetched, setIsFetched] = useState(isWanted)

  useEffect(() => {
    const query = matchMedia(reducedMotion)
    const handleChange = () => query.matches && setIsWanted(false)
    query.addEventListener('change', handleChange)
    return () => query.removeEventListener('change', handleChange)
  }, [])

  const toggle = () => {
    setIsFetched(true)
    setIsWanted(!isWanted)
  }
  return (
    <>
      {isFetched && (
        <Moving
          film={film}
          label={label}
          captions={captions}
          isWanted={isWanted}
          onRefuse={() => setIsWanted(false)}
        />
      )}
      <IconButton
        className={styles.button}
        icon={isWanted ? 'pause' : 'play'}
        label={`${isWanted ? '暂停影片' : '播放影片'}：${label}`}
        onClick={toggle}
      />
    </>
  )
}

/** `onRefuse` is told that the browser does not let it play, as when it saves power, or has no such film. */
type MovingProps = FilmPlayerProps & { isWanted: boolean; onRefuse: () => void }

function Moving({ film, label, captions, isWanted, onRefuse }: MovingProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [sources, setSources] = useState<ReturnType<typeof filmSources>>([])
  const [hasBegun, setHasBegun] = useState(false)
  const [isInSight, setIsInSight] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    setSources(filmSources(film, pixelsAcross(element)))
    return watchSight(element, setIsInSight)
  }, [film])

  useEffect(() => {
    if (sources.length === 0) return
    if (!isWanted || !isInSight) return video.current?.pause()
    video.current?.play().catch((error: unknown) => {
      // A pause before it began is no refusal.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onRefuse()
    })
  }, [sources, isWanted, isInSight, onRefuse])

  return (
    <video
      ref={video}
      className={styles.video}
      aria-label={label}
      muted
      loop
      playsInline
      preload="auto"
      data-begun={hasBegun}
      onPlaying={() => setHasBegun(true)}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="zh" label="中文" default />}
    </video>
  )
}

/** How many of the screen's pixels lie across the film, with what its box cuts off. */
function pixelsAcross({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.max(clientWidth, (clientHeight * 16) / 9) * Math.min(devicePixelRatio, 2)
}
