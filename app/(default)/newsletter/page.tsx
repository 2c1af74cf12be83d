import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { Newsletter } from '@/features/newsletter/newsletter'
import { publicMetadata } from '@/lib/seo/public-metadata'
import { routes } from '@/lib/routes'

export const metadata: Metadata = publicMetadata({
  title: '邮件订阅',
  description: '订阅奥蕾的来信，先一步得知新作、时装秀与精品店的消息。',
  path: routes.newsletter,
})

export default function NewsletterPage() {
  return (
    <PageFrame width="narrow">
      <Newsletter heading="h1" />
    </PageFrame>
  )
}
