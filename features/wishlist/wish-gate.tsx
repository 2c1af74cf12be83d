'use client'

import { useEffect, useState } from 'react'
import { FrameNote } from '@/components/layout/frame-note'
import { useAccountStore } from '@/stores/account-store'

const loadHearts = () => import('./hearts')

/** How long a refusal stays on show. Milliseconds. */
const NOTE_MS = 6000

/**
 * Gives life to the hearts of every page, which come as plain HTML: any button with `data-wish`, the sku. What they do is
 * fetched with a customer, or with the first press. B§4.
 */
export function WishGate() {
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    // Without their script the hearts stay as they came.
    const started = isCustomer ? loadHearts().then(({ startHearts }) => startHearts(setRefusal)) : null
    started?.catch(() => undefined)
    return () => void started?.then((stop) => stop()).catch(() => undefined)
  }, [isCustomer])

  useEffect(() => {
    const press = async ({ target }: MouseEvent) => {
      const heart = target instanceof Element ? target.closest<HTMLElement>('[data-wish]') : null
      if (!heart) return
      const { pressHeart } = await loadHearts()
      setRefusal(await pressHeart(heart))
    }
    const listen = (event: MouseEvent) => void press(event).catch(() => setRefusal('网络异常，请稍后再试'))
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])

  useEffect(() => {
    if (refusal === null) return
    const timer = setTimeout(() => setRefusal(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [refusal])

  if (refusal === null) return null
  return (
    <div role="alert">
      <FrameNote>{refusal}</FrameNote>
    </div>
  )
}
