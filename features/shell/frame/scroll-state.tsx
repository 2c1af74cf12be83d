'use client'

import { useEffect } from 'react'

/** From here on the header is the narrow one, on paper. A§4. */
const STICKY_AFTER_PX = 40
/** So long after the last movement the scrollbar goes. A§4. */
const SCROLLBAR_MS = 2000

/** Writes on `<html>` whether the page is scrolled, and whether it is being scrolled. S06, S21. */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => root.toggleAttribute('data-scrolled', window.scrollY > STICKY_AFTER_PX)
    const rest = () => root.removeAttribute('data-scrolling')
    const handleScroll = () => {
      read()
      root.setAttribute('data-scrolling', '')
      clearTimeout(timer)
      timer = setTimeout(rest, SCROLLBAR_MS)
    }
    read()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll)
      clearTimeout(timer)
    }
  }, [])

  return null
}
