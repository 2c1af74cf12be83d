import { ButtonLink } from '@/components/button-link'
import type { ReactNode } from 'react'
import { FaultScreen } from '@/features/shell/faults/fault-screen'
import { PageMark } from '@/features/shell/frame/frame-state'
import { routes } from '@/lib/routes'

export const missingTitle = '404页面不存在'

/** The 404 screen: what happened, and as `children` ways on. A§2. */
export function MissingScreen({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageMark name="404" />
      <FaultScreen title={missingTitle} action={<ButtonLink href={routes.home}>返回首页</ButtonLink>}>
        很抱歉，您访问的页面不存在或已移除。您可以继续浏览，或联系客户服务。
      </FaultScreen>
      {children}
    </>
  )
}
