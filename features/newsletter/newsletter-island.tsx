'use client'

import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { NewsletterFormProps } from './newsletter-form'

/** A click as well: some browsers do not focus a box that is clicked. */
const touches = ['focusin', 'click'] as const

/**
 * Holds the server's drawing of the form until it is touched, then fetches the form itself: most visits never subscribe.
 * What was typed in between goes over.
 */
export function NewsletterIsland({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<{
    Form: ComponentType<NewsletterFormProps>
    drafted: NewsletterFormProps
  }>()

  useEffect(() => {
    const element = root.current
    if (!element || form) return
    let isUnmounted = false
    const load = async () => {
      const { NewsletterForm } = await import('./newsletter-form')
      await released(element)
      // At once: a key pressed between reading the draft and drawing the form would be lost.
      if (!isUnmounted) flushSync(() => setForm({ Form: NewsletterForm, drafted: draftIn(element) }))
    }
    // A script that failed to load is fetched again with the next touch.
    const want = () => void load().catch(() => undefined)
    for (const touch of touches) element.addEventListener(touch, want)
    // Whoever was quicker than this script has touched it already.
    const { email, isAgreed, focus } = draftIn(element)
    if (email || isAgreed || focus) want()
    return () => {
      isUnmounted = true
      for (const touch of touches) element.removeEventListener(touch, want)
    }
  }, [form])

  return <div ref={root}>{form ? <form.Form {...form.drafted} /> : children}</div>
}

/** Waits while a finger or button is down on the element: a press must end on what it began on. */
function released(element: HTMLElement): Promise<void> {
  if (!element.matches(':active')) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = () => setTimeout(resolve)
    window.addEventListener('pointerup', settle, { once: true })
    window.addEventListener('pointercancel', settle, { once: true })
  })
}

function draftIn(element: HTMLElement): NewsletterFormProps {
  const email = element.querySelector<HTMLInputElement>('input[type="email"]')
  const policy = element.querySelector<HTMLInputElement>('input[type="checkbox"]')
  return {
    email: email?.value ?? '',
    isAgreed: policy?.checked ?? false,
    focus: focusOf({ email, policy }),
  }
}

function focusOf(fields: Record<'email' | 'policy', Element | null>): NewsletterFormProps['focus'] {
  const { activeElement } = document
  if (activeElement === null) return null
  if (activeElement === fields.email) return 'email'
  return activeElement === fields.policy ? 'isAgreed' : null
}
