'use client'

import { useRouter } from 'next/navigation'
import { IconButton } from '@/components/icon-button'

/** Goes back one page (A§2). */
export function BackButton() {
  const router = useRouter()
  return <IconButton icon="back" label="返回上一页" onClick={() => router.back()} />
}
