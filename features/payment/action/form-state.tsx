import { useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import type { PayAction } from '@/contract/calls/purchase/payment'
import { routes } from '@/lib/routes'
import { LeavingState } from './leaving-state'
import { renamePage } from './replace-page'

type Props = { orderNo: string; action: Extract<PayAction, { type: 'form' }> }

/** On to a provider that wants a form: sent by itself and by hand. Back from there leads to the cashier. */
export function FormState({ orderNo, action: { url, fields } }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    renamePage(routes.cashier(orderNo))
    form.current?.submit()
  }, [orderNo, url])

  return (
    <form ref={form} method="post" action={url} acceptCharset="utf-8">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LeavingState orderNo={orderNo} onward={<Button type="submit">前往支付</Button>} />
    </form>
  )
}
