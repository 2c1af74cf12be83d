import type { Metadata } from 'next'
import { ButtonLink } from '@/components/button'
import { FindMore } from '@/features/search/find-more/find-more'
import { FaultScreen } from '@/features/shell/faults/fault-screen'
import { PageMark } from '@/features/shell/frame/page-mark'
import { routes } from '@/lib/routes'
import DefaultLayout from './(default)/layout'

export const metadata: Metadata = { title: '404页面不存在', robots: { index: false } }

/** The 404 screen as a whole page: storefront/ sends it for every path nothing stands at. S19. */
export default function NotFound() {
  return (
    <DefaultLayout>
      <PageMark name="404" />
      <FaultScreen title="404页面不存在" action={<ButtonLink href={routes.home}>返回首页</ButtonLink>}>
        很抱歉，您访问的页面不存在或已移除。您可以继续浏览，或联系客户服务。
      </FaultScreen>
      <FindMore from="404" />
    </DefaultLayout>
  )
}
