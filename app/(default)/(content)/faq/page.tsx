import { BreadcrumbData } from '@/components/structured-data'
import { FaqIndex } from '@/features/content/faq/faq-index'
import { loadTopics } from '@/features/content/loaders'
import { PageMark } from '@/features/shell/frame/frame-state'
import { publicMetadata } from '@/lib/seo/public-metadata'
import { homeCrumb, routes } from '@/lib/routes'

export const metadata = publicMetadata({
  title: '常见问题',
  description: '支付、购物、物流、退货与退款、账户、商品、尺码、帮助、时装屋与邮件订阅：十个主题的解答。',
  path: routes.faq(),
})

export default async function Page() {
  return (
    <>
      <PageMark name="faq" />
      <FaqIndex pages={await loadTopics()} />
      <BreadcrumbData items={[homeCrumb, { label: '常见问题', href: routes.faq() }]} />
    </>
  )
}
