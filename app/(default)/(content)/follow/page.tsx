import { notFound } from 'next/navigation'
import { FollowPage } from '@/features/content/follow/follow-page'
import { loadContentPage, loadQrCode } from '@/features/content/loaders'
import { routes } from '@/lib/routes'
import { ContentData } from '@/app/(default)/screens/content-data'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('follow')

export default async function Page() {
  const [page, code] = await Promise.all([loadContentPage('follow'), loadQrCode('follow')])
  if (!page) notFound()
  return (
    <>
      <FollowPage page={page} code={code} />
      <ContentData crumbs={[{ label: page.title, href: routes.follow }]} />
    </>
  )
}
