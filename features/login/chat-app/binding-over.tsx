import { useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/feedback/empty-state'
import { openLogin } from '@/stores/login-store'

type Props = {
  heading: 'h1' | 'h2'
  /** Where the new login leads. */
  returnUrl: string | null
  /** It took the place of the form, where the focus was. */
  takesFocus?: boolean
}

/** An authorisation that is used, too old or another browser's. decision 0015 */
export function BindingOver({ heading, returnUrl, takesFocus = false }: Props) {
  const action = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) action.current?.focus()
  }, [takesFocus])

  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        title="授权已失效"
        action={
          <Button ref={action} onClick={() => openLogin({ returnUrl })}>
            重新登录
          </Button>
        }
      >
        <p>微信授权仅在短时间内有效。</p>
        <p>请重新授权，或以手机号码登录。</p>
      </EmptyState>
    </div>
  )
}
