'use client'

import { IconButton } from '@/components/icon-button'
import { writeCookie } from '@/lib/browser/storage'

/** Closes the banner for 48 hours: as long as the stored date lives. A§4. */
export function CloseBanner({ className }: { className: string | undefined }) {
  const handleClick = () => {
    writeCookie('promotion_date', String(Date.now()))
    document.documentElement.dataset.banner = 'hidden'
  }
  return <IconButton icon="close" label="关闭公告" className={className} onClick={handleClick} />
}
