import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import type { SmsType } from '@/contract/calls/customer/customer'
import { smsCodeDigits } from '@/contract/rules/customer/sms-code'
import { typedText } from '@/lib/forms/typed-text'
import { useSendCode } from './use-send-code'

type Props = {
  type: SmsType
  /** What became of the code, where the form knows more than that it was sent. */
  note?: string
}

/** The code that came by SMS, and the button that sends it. */
export function CodeField({ type, note }: Props) {
  const { register, formState } = useFormContext<{ verifyCode: string }>()
  const { send, isPending, isSent, secondsLeft } = useSendCode(type)

  return (
    <Field
      label="短信验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      error={formState.errors.verifyCode?.message}
      hint={note ?? (isSent ? '验证码已发送，5 分钟内有效' : undefined)}
      suffix={
        <Button variant="text" disabled={secondsLeft > 0} isPending={isPending} onClick={() => void send()}>
          {sendLabel(isSent, secondsLeft)}
        </Button>
      }
      {...typedText(register('verifyCode'), smsCodeDigits)}
    />
  )
}

function sendLabel(isSent: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return `重新发送 (${secondsLeft}s)`
  return isSent ? '重新发送' : '获取验证码'
}
