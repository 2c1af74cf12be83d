'use client'

import { Children, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './swiper-gallery.module.scss'

type Props = {
  label: string
  children: ReactNode
  /** Which slide has a row to itself where their number is odd, as it is wide itself; else the last has, whole. */
  wide?: number | undefined
}

const phone = '(max-width: 1023.98px)'

/**
 * Pictures side by side on phones with a counter, in two columns on desktop. A plain strip that snaps until the first
 * touch; then swiper is fetched and takes over, so that no page loads it ahead.
 */
export function SwiperGallery({ label, children, wide }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const slides = Children.toArray(children)
  const ownRow = slides.length % 2 === 0 ? null : (wide ?? slides.length - 1)

  useEffect(() => {
    const element = strip.current
    const wrapper = row.current
    if (!element || !wrapper || slides.length < 2) return
    return swipeOnTouch(element, wrapper, setCurrent)
  }, [slides.length])

  return (
    <section className={styles.root} aria-label={label} data-preview-group>
      <div
        ref={strip}
        className={styles.strip}
        tabIndex={0}
        role="group"
        aria-label={label}
        onScroll={({ currentTarget }) => setCurrent(indexOf(currentTarget))}
      >
        <div ref={row} className={styles.row}>
          {slides.map((slide, index) => (
            <div key={index} className={styles.slide} data-row={index === ownRow || undefined}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <p className={styles.counter} aria-live="polite">
          {current + 1} / {slides.length}
        </p>
      )}
    </section>
  )
}

function indexOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)
}

/** Waits for the first touch on a phone, then hands the strip to swiper. The answer gives everything back. */
function swipeOnTouch(strip: HTMLElement, row: HTMLElement, onChange: (index: number) => void): () => void {
  const isPhone = matchMedia(phone)
  let release: (() => void) | undefined
  let isUnmounted = false

  const takeOver = async () => {
    strip.removeEventListener('touchstart', handleTouch)
    const { Swiper } = await import('swiper')
    if (isUnmounted || !isPhone.matches) return
    const initialSlide = indexOf(strip)
    strip.dataset.taken = 'true'
    strip.scrollLeft = 0
    const swiper = new Swiper(strip, {
      wrapperClass: styles.row,
      slideClass: styles.slide,
      initialSlide,
      speed: 300,
      resistanceRatio: 0.5,
      on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
    })
    release = () => {
      swiper.destroy(true, true)
      delete strip.dataset.taken
    }
  }
  const handleTouch = () => {
    // Without the script the strip goes on snapping by itself.
    takeOver().catch(() => undefined)
  }
  const handleResize = () => {
    if (!isPhone.matches) release?.()
  }

  strip.addEventListener('touchstart', handleTouch, { passive: true })
  isPhone.addEventListener('change', handleResize)
  return () => {
    isUnmounted = true
    strip.removeEventListener('touchstart', handleTouch)
    isPhone.removeEventListener('change', handleResize)
    release?.()
  }
}
