import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Notice } from '@/components/feedback/notice'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { NewsletterFields } from './newsletter-fields'
import { newsletterFormSchema } from './newsletter-form-schema'
import { useSubscribe } from './queries'

/** How long the thanks stay before the form begins anew (A§9). */
const THANKS_MS = 3000

/** What was filled in, and where the shopper was, before the form was there. */
export type NewsletterFormProps = { email: string; isAgreed: boolean; focus: 'email' | 'isAgreed' | null }

/** Grey until the address is valid and the policy ticked; judged on leaving the field. A§5. */
export function NewsletterForm({ email, isAgreed, focus }: NewsletterFormProps) {
  const form = useSchemaForm(newsletterFormSchema, { email, isAgreed })
  const root = useRef<HTMLFormElement>(null)
  const { errors } = form.formState
  const { success: isReady } = newsletterFormSchema.safeParse(useWatch({ control: form.control }))
  const subscription = useSubscribe()
  const subscribe = useMutateOnce(subscription)
  const { isSuccess, isPending, reset } = subscription

  useEffect(() => {
    // At once, unlike `setFocus`: the next key is on its way.
    if (focus) root.current?.querySelector<HTMLInputElement>(`[name=${focus}]`)?.focus()
    // What was typed and left before the form came is judged as it comes.
    if (email && focus !== 'email') void form.trigger('email')
  }, [form, focus, email])

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => {
      // The button turns grey and would drop the focus.
      if (root.current?.contains(document.activeElement)) form.setFocus('email')
      form.reset({ email: '', isAgreed: false })
      reset()
    }, THANKS_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset, form])

  const submit = form.handleSubmit((values) => {
    if (!isSuccess) subscribe(values.email, { onError: (error) => showRefusal(form, error) })
  })

  return (
    <NewsletterFields
      ref={root}
      email={{ ...form.register('email'), error: errors.email?.message }}
      policy={{
        ...form.register('isAgreed', { onChange: () => void form.trigger('isAgreed') }),
        error: errors.isAgreed?.message,
      }}
      isReady={isReady}
      isPending={isPending}
      onSubmit={() => void submit()}
    >
      {isSuccess && <Notice tone="status">感谢您的订阅，奥蕾的消息将寄往您的邮箱。</Notice>}
      {errors.root && <Notice>{`订阅未能完成：${errors.root.message}`}</Notice>}
    </NewsletterFields>
  )
}
