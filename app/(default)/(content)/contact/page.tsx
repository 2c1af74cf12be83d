import { notFound } from 'next/navigation'
import { ContactPage } from '@/features/content/contact/contact-page'
import { loadContentPage } from '@/features/content/loaders'
import { routes } from '@/lib/routes'
import { ContentData } from '@/app/(default)/screens/content-data'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('contact')

export default async function Page() {
  const page = await loadContentPage('contact')
  if (!page) notFound()
  return (
    <>
      <ContactPage page={page} />
      <ContentData crumbs={[{ label: page.title, href: routes.contact }]} />
    </>
  )
}
