'use client'

import { useEffect } from 'react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/feedback/empty-state'
import { brand } from '@/lib/brand'
import { isChunkFailure, reloadAfterChunkFailure } from '@/lib/browser/chunk-failure'
import '@/styles/tokens.css'
import '@/styles/base.scss'

/** The 500 screen when not even the frame of a page can be shown: a document of its own, without router. A§2. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadAfterChunkFailure()
  }, [error])

  return (
    <html lang="zh-CN">
      <body>
        <title>{`页面维护 | ${brand.name}`}</title>
        <main id="content">
          <EmptyState heading="h1" title="页面维护" action={<Button onClick={retry}>重新加载</Button>}>
            <p>很抱歉，页面正在维护中，请稍后重试或刷新页面。</p>
            <p>
              客户服务 <a href={brand.phoneHref}>{brand.phone}</a>
            </p>
          </EmptyState>
        </main>
      </body>
    </html>
  )
}
