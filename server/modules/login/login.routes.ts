import { handlers } from '@/server/http/calls/handlers'
import { loginByMobile, loginByPassword } from './login.service'
import { forgotPassword, saveNewPassword } from './password-reset.service'
import { createCustomer } from './registration.service'

export const loginHandlers = handlers({
  loginByMobile: ({ deps, session, body }) => loginByMobile(deps, session, body),
  loginByPassword: ({ deps, session, body, address }) =>
    loginByPassword(deps, { former: session, address }, body),
  createCustomer: ({ deps, session, body, page }) => createCustomer(deps, { former: session, page }, body),
  forgotPassword: ({ deps, body }) => forgotPassword(deps, body),
  saveNewPassword: async ({ deps, body }) => {
    await saveNewPassword(deps, body)
    return null
  },
})
