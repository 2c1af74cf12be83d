'use client'

import { useEffect, useRef } from 'react'

/** Marks in the table of contents around it the chapter that is being read. Without scripts nothing is marked. */
export function ChapterMark() {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const links = [...(ref.current?.parentElement?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
    const linkOf = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]))
    const observer = new IntersectionObserver(
      // A busy page hears of several at once, in their order.
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (isIntersecting) mark(links, linkOf.get(target.id))
        }
      },
      // A chapter is read while it crosses a line in the upper third of the screen.
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const id of linkOf.keys()) {
      const chapter = document.getElementById(id)
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [])

  return <span ref={ref} hidden />
}

function mark(links: readonly HTMLAnchorElement[], current: HTMLAnchorElement | undefined): void {
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  const list = current?.closest('ol')
  // Brings the entry into the bar of a phone without moving the page.
  if (current && list) list.scrollTo({ left: current.offsetLeft - list.clientWidth / 3 })
}
