'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { canReload, isChunkFailure, reloadAfterChunkFailure } from '@/lib/browser/chunk-failure'
import { routes } from '@/lib/routes'
import { FaultScreen } from './fault-screen'
import { PageMark } from '../frame/frame-state'

type Props = { error: unknown; retry: () => void }

/** Something failed while a page was made. A part of the script that is gone reloads the page first. A§2, A§8. */
export function PageError({ error, retry }: Props) {
  const [isReloading] = useState(() => isChunkFailure(error) && canReload())

  useEffect(() => {
    if (isReloading) reloadAfterChunkFailure()
  }, [isReloading])

  if (isReloading) return null
  return (
    <>
      <PageMark name="500" />
      <FaultScreen
        title="页面维护"
        action={
          <>
            <Button onClick={retry}>重新加载</Button>
            <ButtonLink variant="secondary" href={routes.home}>
              返回首页
            </ButtonLink>
          </>
        }
      >
        很抱歉，页面正在维护中，请稍后重试或刷新页面。
      </FaultScreen>
    </>
  )
}
