import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCountdown } from '@/components/form/use-countdown'
import type { SmsType } from '@/contract/calls/customer/customer'
import { showRefusal } from '@/lib/forms/refusal'
import type { ProofValues } from './login-form-schema'
import { useMobileStore } from './mobile-store'
import { captchaQuery, useSendSms } from '../queries'
import { useSpaced } from './use-spaced'

const SEND_GAP_MS = 2000

/**
 * Sends the SMS code: idle, on its way, then a countdown until it may be sent again. A§4, A§9. The countdown is the mobile's:
 * another form shows it as well, since the API sends one SMS a minute whatever it is for.
 */
export function useSendCode(type: SmsType) {
  const form = useFormContext<ProofValues>()
  const client = useQueryClient()
  const sms = useSendSms()
  const maySend = useSpaced(SEND_GAP_MS)
  const spentCaptcha = useRef('')
  const typed = useWatch({ control: form.control, name: 'mobile' })
  const endsAt = useMobileStore((state) => state.resendAt[typed] ?? null)
  const setResendAt = useMobileStore((state) => state.setResendAt)
  const secondsLeft = useCountdown(endsAt)

  const renewCaptcha = () => {
    form.setValue('captcha', '')
    void client.refetchQueries({ queryKey: captchaQuery(type).queryKey })
  }

  const send = async () => {
    if (sms.isPending || secondsLeft > 0) return
    if (!(await form.trigger(['mobile', 'captcha'], { shouldFocus: true }))) return
    const { mobile, captcha } = form.getValues()
    // A picture code works once: the second SMS needs a new one.
    if (captcha === spentCaptcha.current) {
      renewCaptcha()
      form.setError('captcha', { message: '请输入新的图形验证码' }, { shouldFocus: true })
      return
    }
    if (!maySend(`${mobile} ${captcha}`)) return
    sms.mutate(
      { mobile, type, captcha },
      {
        onSuccess: ({ resendSeconds }) => {
          spentCaptcha.current = captcha
          setResendAt(mobile, Date.now() + resendSeconds * 1000)
          form.setFocus('verifyCode')
        },
        onError: (error) => {
          renewCaptcha()
          showRefusal(form, error)
        },
      },
    )
  }

  return {
    send,
    isPending: sms.isPending,
    isSent: sms.isSuccess && sms.variables.mobile === typed,
    secondsLeft,
  }
}
