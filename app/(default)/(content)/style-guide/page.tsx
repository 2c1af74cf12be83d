import { notFound } from 'next/navigation'
import { loadContentPage } from '@/features/content/loaders'
import { StyleGuidePage } from '@/features/content/style-guide/style-guide-page'
import { PageBlocks } from '@/features/page-builder/page-blocks'
import { ProductRow } from '@/features/product-list/tile/product-row'
import { routes } from '@/lib/routes'
import { ContentData } from '@/app/(default)/screens/content-data'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('style-guide')

export default async function Page() {
  const page = await loadContentPage('style-guide')
  if (!page) notFound()
  return (
    <>
      <StyleGuidePage page={page}>
        <PageBlocks
          blocks={page.blocks}
          renderProducts={(items, label) => <ProductRow items={items} label={label} />}
        />
      </StyleGuidePage>
      <ContentData crumbs={[{ label: page.title, href: routes.styleGuide }]} />
    </>
  )
}
