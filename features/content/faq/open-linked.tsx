'use client'

import { useEffect } from 'react'

/** Opens the question a link names (`/faq/payment#invoice`), on arrival and on links within the page. S22. */
export function OpenLinked() {
  useEffect(() => {
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [])
  return null
}

function openLinked(): void {
  const id = window.location.hash.slice(1)
  const named = id ? document.getElementById(decodeId(id)) : null
  if (!(named instanceof HTMLDetailsElement)) return
  named.open = true
  named.scrollIntoView()
  named.querySelector('summary')?.focus({ preventScroll: true })
}

/** A hash a stranger typed may not be readable. */
function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
