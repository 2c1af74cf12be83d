import { handlers } from '@/server/http/calls/handlers'
import { issueCaptcha } from './captcha.service'

export const captchaHandlers = handlers({
  refreshCaptcha: async ({ deps, visitor, body }) => ({
    imgSrc: await issueCaptcha(deps, { visitor, type: body.type }),
  }),
})
