import { handlers } from '@/server/http/calls/handlers'
import { loginByMobile, loginByPassword } from './login.service'
import { forgotPassword, saveNewPassword } from './password-reset.service'
import { createCustomer } from './registration.service'

export const loginHandlers = handlers({
  loginByMobile: ({ deps, session, body }) => loginByMobile(deps, body, session),
  loginByPassword: ({ deps, session, body, address }) => loginByPassword(deps, body, session, address),
  createCustomer: ({ deps, session, body, page }) => createCustomer(deps, body, { former: session, page }),
  forgotPassword: ({ deps, body }) => forgotPassword(deps, body),
  saveNewPassword: async ({ deps, body }) => {
    await saveNewPassword(deps, body)
    return null
  },
})
