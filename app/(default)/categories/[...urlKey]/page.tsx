import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadPath, loadSamplePath } from '@/features/path/loaders'
import { identifierOf } from '@/features/path/path-query'
import { foundMetadata, FoundScreen } from '@/app/(default)/screens/found-screen'

type Props = PageProps<'/categories/[...urlKey]'>

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return [{ urlKey: await loadSamplePath('category') }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { urlKey } = await params
  return foundMetadata(await loadPath(identifierOf(urlKey)))
}

export default async function CategoryPage({ params }: Props) {
  const { urlKey } = await params
  const found = await loadPath(identifierOf(urlKey))
  if (!found || found.type === 'product') notFound()

  return <FoundScreen found={found} />
}
