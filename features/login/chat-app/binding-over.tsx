import { useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { useOverlayStore } from '@/stores/overlay-store'

/** An authorisation that is used, too old or another browser's: it takes the form's place, and its focus. decision 0015 */
export function BindingOver({ returnUrl }: { returnUrl: string | null }) {
  const root = useRef<HTMLDivElement>(null)
  const open = useOverlayStore((state) => state.open)

  useEffect(() => root.current?.focus(), [])

  return (
    <div ref={root} role="alert" tabIndex={-1}>
      <EmptyState
        title="授权已失效"
        action={<Button onClick={() => open('login', { returnUrl })}>重新登录</Button>}
      >
        微信授权仅在短时间内有效。请重新授权，或以手机号码登录。
      </EmptyState>
    </div>
  )
}
