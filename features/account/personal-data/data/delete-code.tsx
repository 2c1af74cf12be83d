import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/layout/notice'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { useCountdown } from '@/components/form/use-countdown'
import { leave } from '@/lib/browser/leave'
import { routes } from '@/lib/routes'
import { drop } from '@/lib/browser/storage'
import { keepUserInfo } from '@/lib/session/user-info'
import { required, smsCodePattern } from '@/lib/forms/form-rules'
import styles from './delete-dialog.module.scss'
import { useDeleteAccount, useSendDeletionCode } from '../queries'
import { showRefusal } from '../show-refusal'

type Props = {
  /** Masked. */
  mobile: string
  /** Until when no other code may be sent: milliseconds since 1970. */
  endsAt: number
  onSent: (resendSeconds: number) => void
}

const CODE_LENGTH = 6
const fields = ['verifyCode'] as const

/** The second step: the code, and the account is gone. A full load leaves nothing of it in this browser. */
export function DeleteCode({ mobile, endsAt, onSent }: Props) {
  const form = useForm<{ verifyCode: string }>({ defaultValues: { verifyCode: '' } })
  const { errors } = form.formState
  const secondsLeft = useCountdown(endsAt)
  const dismiss = useDismissOverlay()
  const send = useSendDeletionCode()
  const remove = useDeleteAccount()

  useEffect(() => form.setFocus('verifyCode'), [form])

  const refuse = (error: Error) => showRefusal(form, error, fields)
  const resend = () => {
    if (!send.isPending)
      send.mutate(undefined, { onSuccess: ({ resendSeconds }) => onSent(resendSeconds), onError: refuse })
  }
  const submit = ({ verifyCode }: { verifyCode: string }) => {
    if (remove.isPending || remove.isSuccess) return
    const handleDeleted = () => {
      keepUserInfo(null)
      drop('visitor_mobile')
      leave(routes.home)
    }
    remove.mutate(verifyCode, { onSuccess: handleDeleted, onError: refuse })
  }

  return (
    <form
      className={styles.root}
      noValidate
      aria-label="确认注销"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p className={styles.text}>验证码已发送至 {mobile}，5 分钟内有效。</p>
      <Field
        label="短信验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        error={errors.verifyCode?.message}
        suffix={
          <Button variant="text" disabled={secondsLeft > 0} isPending={send.isPending} onClick={resend}>
            {secondsLeft > 0 ? `重新发送 (${secondsLeft}s)` : '重新发送'}
          </Button>
        }
        {...form.register('verifyCode', {
          required,
          pattern: smsCodePattern,
        })}
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
