'use client'

import { useEffect } from 'react'
import { reload } from '@/lib/browser/leave'
import { isSearchAppOnIos } from '@/lib/browser/apps/search-app'

/**
 * In the search app on iOS a page that is shown again is loaded anew: on back navigation and when it becomes visible. Not once
 * something was typed: who fetches a code from another app must find the form as it was. A§4.
 */
export function SearchAppReload() {
  useEffect(() => {
    if (!isSearchAppOnIos(navigator.userAgent)) return
    let isTypedIn = false
    const handleInput = () => {
      isTypedIn = true
    }
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reload()
    }
    const handleVisibility = () => {
      if (document.visibilityState === 'visible' && !isTypedIn) reload()
    }
    document.addEventListener('input', handleInput)
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      document.removeEventListener('input', handleInput)
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [])

  return null
}
