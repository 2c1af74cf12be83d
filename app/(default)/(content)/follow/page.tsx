import { notFound } from 'next/navigation'
import { BreadcrumbData } from '@/components/structured-data'
import { FollowPage } from '@/features/content/follow/follow-page'
import { loadContentPage, loadQrCode } from '@/features/content/loaders'
import { homeCrumb, routes } from '@/lib/routes'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('follow')

export default async function Page() {
  const [page, code] = await Promise.all([loadContentPage('follow'), loadQrCode('follow')])
  if (!page) notFound()
  return (
    <>
      <FollowPage page={page} code={code} />
      <BreadcrumbData items={[homeCrumb, { label: page.title, href: routes.follow }]} />
    </>
  )
}
