'use client'

import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'

type Props = {
  heading: 'h1' | 'h2'
  /** Goes on where the shopper is; without it the way on is home. */
  onContinue?: () => void
}

/** Nothing in the bag: a way on, and for guests a login to see the bag of their account. */
export function EmptyBag({ heading, onContinue }: Props) {
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  return (
    <EmptyState
      heading={heading}
      title="您的购物袋还是空的"
      action={
        <>
          {onContinue ? (
            <Button onClick={onContinue}>继续浏览</Button>
          ) : (
            <ButtonLink href={routes.home}>继续浏览</ButtonLink>
          )}
          {!isCustomer && (
            <Button variant="secondary" onClick={() => openLogin()}>
              登录
            </Button>
          )}
        </>
      }
    >
      {isCustomer ? '您挑选的商品会在这里等候您。' : '登录后可查看此前加入购物袋的商品。'}
    </EmptyState>
  )
}
