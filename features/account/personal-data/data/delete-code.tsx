import { useEffect } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/feedback/notice'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { useCountdown } from '@/components/form/use-countdown'
import { leave } from '@/lib/browser/leave'
import { routes } from '@/lib/routes'
import { forgetPerson } from '@/lib/session/forget-person'
import { smsCodeDigits } from '@/contract/rules/customer/sms-code'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { typedText } from '@/lib/forms/typed-text'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { deleteFormSchema } from './delete-form-schema'
import styles from './delete-dialog.module.scss'
import { useDeleteAccount, useSendDeletionCode } from '../queries'

type Props = {
  /** Masked. */
  mobile: string
  /** Until when no other code may be sent: milliseconds since 1970. */
  endsAt: number
  onSent: (resendSeconds: number) => void
}

/** The second step: the code, and the account is gone. A full load leaves nothing of it in this browser. */
export function DeleteCode({ mobile, endsAt, onSent }: Props) {
  const form = useSchemaForm(deleteFormSchema, { verifyCode: '' })
  const { errors } = form.formState
  const secondsLeft = useCountdown(endsAt)
  const dismiss = useDismissOverlay()
  const send = useSendDeletionCode()
  const remove = useDeleteAccount()

  useEffect(() => form.setFocus('verifyCode'), [form])

  const sendOnce = useMutateOnce(send)
  const removeOnce = useMutateOnce(remove, { isFinal: true })

  const onError = (error: Error) => showRefusal(form, error)
  const resend = () =>
    sendOnce(undefined, { onSuccess: ({ resendSeconds }) => onSent(resendSeconds), onError })
  const handleDeleted = () => {
    forgetPerson()
    leave(routes.home)
  }
  const submit = form.handleSubmit(({ verifyCode }) =>
    removeOnce(verifyCode, { onSuccess: handleDeleted, onError }),
  )

  return (
    <form className={styles.root} noValidate aria-label="确认注销" onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>验证码已发送至 {mobile}，5 分钟内有效。</p>
      <Field
        label="短信验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.verifyCode?.message}
        suffix={
          <Button variant="text" disabled={secondsLeft > 0} isPending={send.isPending} onClick={resend}>
            {secondsLeft > 0 ? `重新发送 (${secondsLeft}s)` : '重新发送'}
          </Button>
        }
        {...typedText(form.register('verifyCode'), smsCodeDigits)}
      />
      {errors.root && <Notice>{errors.root.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isWide isPending={remove.isPending || remove.isSuccess}>
          确认注销账户
        </Button>
        <Button variant="text" onClick={dismiss}>
          暂不注销
        </Button>
      </div>
    </form>
  )
}
