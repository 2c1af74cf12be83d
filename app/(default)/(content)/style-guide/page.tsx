import { notFound } from 'next/navigation'
import { BreadcrumbData } from '@/components/structured-data'
import { loadContentPage } from '@/features/content/loaders'
import { StyleGuidePage } from '@/features/content/style-guide/style-guide-page'
import { PageBlocks } from '@/features/page-builder/page-blocks'
import { ProductRow } from '@/features/product-list/tile/product-row'
import { tileOf } from '@/features/product-list/tile/tile'
import { homeCrumb, routes } from '@/lib/routes'
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
          renderProducts={(items, label) => <ProductRow tiles={items.map(tileOf)} label={label} />}
        />
      </StyleGuidePage>
      <BreadcrumbData items={[homeCrumb, { label: page.title, href: routes.styleGuide }]} />
    </>
  )
}
