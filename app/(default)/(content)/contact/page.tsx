import { notFound } from 'next/navigation'
import { BreadcrumbData } from '@/components/structured-data'
import { ContactPage } from '@/features/content/contact/contact-page'
import { loadContentPage } from '@/features/content/loaders'
import { homeCrumb, routes } from '@/lib/routes'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('contact')

export default async function Page() {
  const page = await loadContentPage('contact')
  if (!page) notFound()
  return (
    <>
      <ContactPage page={page} />
      <BreadcrumbData items={[homeCrumb, { label: page.title, href: routes.contact }]} />
    </>
  )
}
