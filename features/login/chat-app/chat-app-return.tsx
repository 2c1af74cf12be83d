'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { phoneQuery } from '@/components/phone-query'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { routes } from '@/lib/routes'
import { openLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { useAfterLogin } from '../flow/use-after-login'
import { storeBinding } from './binding'
import { withoutCallback, type Callback } from './callback'
import { useChatAppLogin } from './queries'
import { useChatAppErrorStore } from './chat-app-error-store'

const REFUSED = '您已取消微信授权，可重新授权，或选择其他方式登录'

/**
 * Takes up what the chat app answered. Result 1 is a login like every other. Result 2 asks for a mobile: in the drawer, on
 * phones on a page of its own. Everything else leads back to the login drawer, with a word why. A§4, decision 0015.
 */
export function ChatAppReturn({ callback }: { callback: Callback }) {
  const router = useRouter()
  const login = useChatAppLogin()
  const afterLogin = useAfterLogin('login', callback.returnUrl)
  const setError = useChatAppErrorStore((state) => state.setError)
  const isTaken = useRef(false)

  const fail = (error: string) => {
    setError(error)
    openLogin({ returnUrl: callback.returnUrl })
  }

  const askForMobile = (bindParam: string) => {
    const isPhone = window.matchMedia(phoneQuery).matches
    const { pathname, search } = window.location
    const returnUrl = callback.returnUrl ?? (isPhone ? pathname + search : null)
    storeBinding({ bindParam, returnUrl })
    if (isPhone) router.push(routes.bindMobile)
    else openLogin({ mode: 'bind-mobile', returnUrl })
  }

  const take = useEffectEvent(async () => {
    window.history.replaceState(null, '', withoutCallback(window.location.href))
    const { way, code, state } = callback
    // Nobody's link changes who is logged in.
    if (currentSession() === 'customer') return
    if (code === null) {
      fail(REFUSED)
      return
    }
    // First, so that a guest's token on its way does not come after the customer's, and the bag comes along.
    await guestToken.ensure()
    login.mutate(
      { way, code, state },
      {
        onSuccess: (answer) => {
          if (answer.result === 2) {
            askForMobile(answer.bindParam)
            return
          }
          const { result: _result, ...customer } = answer
          afterLogin(customer)
        },
        onError: (error) => fail(error.message),
      },
    )
  })

  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    void take()
  }, [])

  // The error is shown once: the next time the drawer opens without it.
  useEffect(
    () =>
      useOverlayStore.subscribe(({ drawer }) => {
        if (drawer === null) setError(null)
      }),
    [setError],
  )

  return null
}
