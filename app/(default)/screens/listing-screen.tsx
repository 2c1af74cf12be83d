import { permanentRedirect, redirect } from 'next/navigation'
import type { Found } from '@/features/path/loaders'
import { firstView, type ListView } from '@/lib/lists/list-view'
import { CategoryScreen } from './category-screen'
import { PageScreen } from './page-screen'

type Props = { found: Exclude<Found, { type: 'product' }>; view?: ListView }

/** The screen of whatever stands at a path and is no product: routes of lists load no product's scripts. */
export function ListingScreen({ found, view = firstView }: Props) {
  switch (found.type) {
    case 'category':
      return <CategoryScreen category={found.category} list={found.list} view={view} />
    case 'page':
      return <PageScreen page={found.page} />
    case 'redirect':
      return found.permanent ? permanentRedirect(found.location) : redirect(found.location)
  }
}
