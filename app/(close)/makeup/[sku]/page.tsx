import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageMark } from '@/features/shell/frame/frame-state'
import { loadSampleSku, loadTryOn } from '@/features/try-on/loaders'
import { TryOn } from '@/features/try-on/try-on'

type Props = PageProps<'/makeup/[sku]'>

/** The first visit waits for the whole page, so that an unknown sku is a true 404. */
export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return [{ sku: await loadSampleSku() }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadTryOn((await params).sku)
  if (!found) return {}
  return { title: `${found.piece.title} ${found.product.name}`, robots: { index: false } }
}

/** `/makeup?sku=…`: lib/seo/sku-rewrites.ts leads here. */
export default async function Page({ params }: Props) {
  const found = await loadTryOn((await params).sku)
  if (!found) notFound()

  return (
    <>
      <PageMark name="makeup" />
      <TryOn piece={found.piece} url={found.product.url} />
    </>
  )
}
