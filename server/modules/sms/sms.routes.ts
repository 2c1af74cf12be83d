import { handlers } from '@/server/http/calls/handlers'
import { RESEND_SECONDS, sendCode } from './sms.service'

export const smsHandlers = handlers({
  sendSms: async ({ deps, visitor, address, body }) => {
    await sendCode(deps, { ...body, visitor, address })
    return { resendSeconds: RESEND_SECONDS }
  },
})
