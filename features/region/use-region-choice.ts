import { useState } from 'react'
import { leave } from '@/lib/browser/leave'
import { resolveLink } from '@/lib/links'
import { storeItem } from '@/lib/browser/storage'
import { defaultCountry, defaultLanguage } from './regions'
import type { Country, Language, Region } from './regions'

/** How long after the press the other site is called (A§9). */
const LEAVE_MS = 100

export type RegionChoice = ReturnType<typeof useRegionChoice>

/** The country and language chosen so far; a country brings its default language. A§4. */
export function useRegionChoice(regions: readonly Region[]) {
  const [chosen, setChosen] = useState<{ country: Country; language: Language | undefined }>()
  const [isMissing, setIsMissing] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const country = chosen?.country ?? defaultCountry(regions)
  const language = chosen ? chosen.language : defaultLanguage(country)

  return {
    country,
    language,
    /** Whether the button was pressed without a language. A§5. */
    isMissing,
    isLeaving,
    chooseCountry: (next: Country) => {
      setChosen({ country: next, language: defaultLanguage(next) })
      setIsMissing(false)
    },
    chooseLanguage: (next: Language) => {
      if (country) setChosen({ country, language: next })
      setIsMissing(false)
    },
    confirm: () => {
      const href = language && resolveLink(language.url).href
      if (!country || !href) {
        setIsMissing(true)
        return
      }
      storeItem('local_region', String(country.id))
      setIsLeaving(true)
      setTimeout(() => leave(href), LEAVE_MS)
    },
  }
}
