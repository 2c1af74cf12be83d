'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { routes } from '@/lib/routes'
import { SearchField } from '../search-field'

/** The field at the head of the results. */
export function SearchAgain({ q }: { q: string | null }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  return (
    <SearchField
      defaultText={q ?? ''}
      isPending={isPending}
      onSearch={(wanted) => startTransition(() => router.push(routes.search(wanted, { from: 'search' })))}
    />
  )
}
