import type { Order } from '@/contract/calls/purchase/orders'
import type { PayAction } from '@/contract/calls/purchase/payment'
import { CodeState } from './code-state'
import { FormState } from './form-state'
import { InAppState } from './in-app-state'
import { RedirectState } from './redirect-state'

type Props = { order: Order; action: PayAction; secondsLeft: number }

/** The way an order is paid: on to the provider, a code to scan, or the chat app's own kit. */
export function PayActionState({ order, action, secondsLeft }: Props) {
  const orderNo = order.orderBn
  switch (action.type) {
    case 'code':
      return <CodeState order={order} imgSrc={action.imgSrc} secondsLeft={secondsLeft} />
    case 'in-app':
      return <InAppState orderNo={orderNo} parameters={action.parameters} />
    case 'form':
      return <FormState orderNo={orderNo} action={action} />
    case 'redirect':
      return <RedirectState orderNo={orderNo} url={action.url} />
  }
}
