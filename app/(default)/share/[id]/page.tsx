import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageFrame } from '@/components/layout/page-frame'
import { loadShared } from '@/features/share/loaders'
import { shareMetadata } from '@/features/share/share-metadata'
import { SharePage } from '@/features/share/share-page'
import { Queries } from '@/lib/queries/queries'
import { HOUSE_ID } from '@/lib/seo/share-rewrites'
import { siteUrl } from '@/lib/seo/public-metadata'

type Props = PageProps<'/share/[id]'>

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ id: HOUSE_ID }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shared = await loadShared((await params).id)
  return shared ? shareMetadata(shared) : {}
}

/** `/share`, and `/share?id=…` of a product or page: lib/seo/share-rewrites.ts leads here. */
export default async function Page({ params }: Props) {
  const shared = await loadShared((await params).id)
  if (!shared) notFound()

  return (
    <PageFrame>
      <Queries>
        <SharePage shared={shared} url={siteUrl(shared.path)} />
      </Queries>
    </PageFrame>
  )
}
