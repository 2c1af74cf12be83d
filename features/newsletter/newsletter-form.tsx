import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/components/layout/notice'
import { ApiFailure } from '@/lib/api/types'
import { emailFault } from '@/lib/forms/email'
import { required } from '@/lib/forms/form-rules'
import { NewsletterFields } from './newsletter-fields'
import { useSubscribe } from './queries'

/** How long the thanks stay before the form begins anew (A§9). */
const THANKS_MS = 3000

/** What was filled in, and where the shopper was, before the form was there. */
export type NewsletterFormProps = { email: string; isAgreed: boolean; focus: 'email' | 'policy' | null }

/** Grey until the address is valid and the policy ticked; judged on leaving the field. A§5. */
export function NewsletterForm({ email: typed, isAgreed: ticked, focus }: NewsletterFormProps) {
  const [email, setEmail] = useState(typed)
  const [isLeft, setIsLeft] = useState(typed !== '' && focus !== 'email')
  const [isAgreed, setIsAgreed] = useState(ticked)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const { mutate, reset, status, error } = useSubscribe()
  const fault = emailFault(email)
  const refusedEmail = error instanceof ApiFailure ? error.validationResult.email : undefined

  useEffect(() => {
    const wanted = { email: field, policy: box }
    if (focus) wanted[focus].current?.focus()
  }, [focus])

  useEffect(() => {
    if (status !== 'success') return
    const timer = setTimeout(() => {
      // The button turns grey and would drop the focus.
      if (document.activeElement?.closest('form') === field.current?.form) field.current?.focus()
      setEmail('')
      setIsAgreed(false)
      setIsLeft(false)
      reset()
    }, THANKS_MS)
    return () => clearTimeout(timer)
  }, [status, reset])

  const handleSubmit = () => {
    if (fault || !isAgreed || status === 'pending' || status === 'success') return
    mutate(email)
  }

  return (
    <NewsletterFields
      email={{
        ref: field,
        value: email,
        error: isLeft ? (fault ?? refusedEmail) : undefined,
        onBlur: () => setIsLeft(true),
        onChange: ({ target }) => {
          setEmail(target.value.trim())
          if (status === 'error') reset()
        },
      }}
      policy={{
        ref: box,
        checked: isAgreed,
        error: isRefused ? required : undefined,
        onChange: ({ target }) => {
          setIsAgreed(target.checked)
          setIsRefused(!target.checked)
        },
      }}
      isReady={!fault && isAgreed}
      isPending={status === 'pending'}
      onSubmit={handleSubmit}
    >
      {status === 'success' && <Notice tone="status">感谢您的订阅，奥蕾的消息将寄往您的邮箱。</Notice>}
      {error && !refusedEmail && <Notice>{`订阅未能完成：${error.message}`}</Notice>}
    </NewsletterFields>
  )
}
