import { useEffect } from 'react'
import { Button } from '@/components/button'
import { LeavingState } from './leaving-state'
import { replacePage } from './replace-page'

/** On to the provider's page, by itself and by hand. */
export function RedirectState({ orderNo, url }: { orderNo: string; url: string }) {
  useEffect(() => replacePage(url), [url])
  return (
    <LeavingState orderNo={orderNo} onward={<Button onClick={() => replacePage(url)}>前往支付</Button>} />
  )
}
