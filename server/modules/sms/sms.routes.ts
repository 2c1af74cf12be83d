import { handlers } from '@/server/http/handlers'
import { RESEND_SECONDS, sendCode } from './sms.service'

export const smsHandlers = handlers({
  sendSms: async ({ deps, visitor, address, body }) => {
    await sendCode(deps, { ...body, visitor, address })
    return { resendSeconds: RESEND_SECONDS }
  },
})
