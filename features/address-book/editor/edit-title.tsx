'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'

/** What the page of one address is called; its space is reserved until the page knows which. */
export function EditTitle() {
  return (
    <Suspense fallback={'\u00a0'}>
      <Title />
    </Suspense>
  )
}

function Title() {
  return useSearchParams().has('id') ? '编辑地址' : '新增地址'
}
