import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BeltStudio } from '@/features/belt-studio/belt-studio'
import { loadBeltRange, loadSampleBelt } from '@/features/belt-studio/loaders'
import { PageMark } from '@/features/shell/frame/frame-state'

type Props = PageProps<'/threekit/[sku]'>

/** The first visit waits for the whole page, so that an unknown sku is a true 404. */
export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return [{ sku: await loadSampleBelt() }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sku } = await params
  const belt = (await loadBeltRange(sku))?.belts.find(({ product }) => product.sku === sku)
  return belt ? { title: `三维选配 ${belt.product.name}`, robots: { index: false } } : {}
}

/** `/threekit?sku=…`: lib/seo/sku-rewrites.ts leads here. */
export default async function Page({ params }: Props) {
  const { sku } = await params
  const range = await loadBeltRange(sku)
  if (!range) notFound()

  return (
    <>
      <PageMark name="threekit" />
      <BeltStudio range={range} sku={sku} />
    </>
  )
}
