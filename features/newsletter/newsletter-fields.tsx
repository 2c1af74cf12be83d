import type { ComponentProps, ReactNode, Ref } from 'react'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/form/checkbox'
import { Field } from '@/components/form/field'
import { emailInput } from '@/lib/forms/contact-inputs'
import { routes } from '@/lib/routes'
import styles from './newsletter-fields.module.scss'

type Props = {
  ref?: Ref<HTMLFormElement>
  email?: ComponentProps<'input'> & { error?: string | undefined }
  policy?: ComponentProps<'input'> & { error?: string | undefined }
  isReady?: boolean
  isPending?: boolean
  onSubmit?: () => void
  /** What came of it. */
  children?: ReactNode
}

/** The form's looks, the same before and after its script has come. */
export function NewsletterFields({ ref, email, policy, isReady, isPending, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      className={styles.root}
      aria-label="邮件订阅"
      noValidate
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault()
          onSubmit()
        })
      }
    >
      <div className={styles.email}>
        <Field label="电子邮箱" {...emailInput} {...email} />
      </div>
      <Checkbox {...policy}>
        我已阅读并同意
        <Anchor className={styles.link} href={routes.privacyPolicy} prefetch={false} target="_blank">
          《隐私政策》
        </Anchor>
      </Checkbox>
      <Button type="submit" isWide disabled={!isReady} isPending={isPending}>
        订阅
      </Button>
      <div className={styles.outcome}>{children}</div>
    </form>
  )
}
