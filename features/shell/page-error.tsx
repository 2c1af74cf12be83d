'use client'

import { Button } from '@/components/button'
import { FaultScreen } from './fault-screen'

/** Something failed while a page was made. A§2, the 500 screen. */
export function PageError({ retry }: { retry: () => void }) {
  return (
    <FaultScreen title="页面维护" action={<Button onClick={retry}>重新加载</Button>}>
      很抱歉，页面正在维护中，请稍后重试或刷新页面。
    </FaultScreen>
  )
}
