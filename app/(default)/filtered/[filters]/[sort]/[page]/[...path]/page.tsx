import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { loadPath, loadSamplePath, type Found } from '@/features/path/loaders'
import { identifierOf, listSegments, viewOf } from '@/features/path/path-query'
import { unset } from '@/lib/lists/list-keys'
import type { ListView } from '@/lib/lists/list-view'
import { routes } from '@/lib/routes'
import { foundMetadata, FoundScreen } from '@/app/(default)/screens/found-screen'

type Props = PageProps<'/filtered/[filters]/[sort]/[page]/[...path]'>

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return [{ filters: unset, sort: 'price-asc', page: unset, path: await loadSamplePath('category') }]
}

async function load({ params }: Props) {
  const { path, ...values } = await params
  const view = viewOf(values)
  return { view, found: await loadPath(identifierOf(listSegments(path)), view) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await load(props)
  return { ...foundMetadata(found), robots: { index: false, follow: true } }
}

/** A list as a shopper chose to see it: the rewrites of lib/lists/list-rewrites.ts lead here. */
export default async function FilteredPage(props: Props) {
  const { view, found } = await load(props)
  if (!found || isBeyondPlainList(found, view)) notFound()

  if (found.type === 'product') redirect(routes.product(found.product.url))
  return <FoundScreen found={found} view={view} />
}

/** A page of the whole list that there never was is no page; one of a filtered list may have been there. */
function isBeyondPlainList(found: Found, { filters, page }: ListView): boolean {
  return found.type === 'category' && filters === '' && page > Math.max(1, found.list.totalPages)
}
