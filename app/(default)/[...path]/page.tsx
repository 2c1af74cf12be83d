import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadPath, loadSamplePath } from '@/features/path/loaders'
import { identifierOf } from '@/features/path/path-query'
import { foundMetadata, FoundScreen } from '@/app/(default)/screens/found-screen'
import { ProductScreen } from '@/app/(default)/screens/product-screen'

type Props = PageProps<'/[...path]'>

/** The first visit waits for the whole page, so that an unknown path is a true 404. */
export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return [{ path: await loadSamplePath('product') }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = await params
  return foundMetadata(await loadPath(identifierOf(path)))
}

export default async function PathPage({ params }: Props) {
  const { path } = await params
  const found = await loadPath(identifierOf(path))
  if (!found) notFound()

  if (found.type === 'product') return <ProductScreen product={found.product} />
  return <FoundScreen found={found} />
}
