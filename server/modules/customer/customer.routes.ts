import { handlers } from '@/server/http/handlers'
import { offlineCountries } from './countries'
import {
  agreeAsGuest,
  checkCustomer,
  getCrmInfo,
  getCustomer,
  getCustomerFromCrm,
  saveCustomer,
} from './customer.service'
import { loginByMobile, loginByPassword } from './login.service'
import { forgotPassword, saveNewPassword } from './password-reset.service'
import { createCustomer } from './registration.service'
import { closeSession, openGuest } from './session.service'

export const customerHandlers = handlers({
  createGuest: async ({ deps }) => ({ token: await openGuest(deps) }),
  loginByMobile: ({ deps, session, body }) => loginByMobile(deps, body, session),
  loginByPassword: ({ deps, session, body, address }) => loginByPassword(deps, body, session, address),
  createCustomer: ({ deps, session, body, page }) => createCustomer(deps, body, { former: session, page }),
  forgotPassword: ({ deps, body }) => forgotPassword(deps, body),
  saveNewPassword: async ({ deps, body }) => {
    await saveNewPassword(deps, body)
    return null
  },
  checkCustomer: ({ deps, body }) => checkCustomer(deps, body),
  getCrmInfo: ({ deps, body }) => getCrmInfo(deps, body),
  getCustomerFromCrm: ({ deps, session }) => getCustomerFromCrm(deps, session.customerId),
  getCustomer: ({ deps, session }) => getCustomer(deps, session.customerId),
  saveCustomer: ({ deps, session, body, page }) =>
    saveCustomer(deps, { customerId: session.customerId, page }, body),
  logout: async ({ deps, session }) => {
    await closeSession(deps, session)
    return null
  },
  guestAgree: async ({ deps, session, body, page }) => {
    await agreeAsGuest(deps, { session, page }, body)
    return null
  },
  listOfflineCountries: () => offlineCountries,
  verifyRisk: async ({ deps, session, body, address }) => {
    const subject = session.kind === 'guest' ? session.guestId : session.customerId
    return { isAllowed: await deps.providers.risk.isAllowed({ ...body, subject, address }) }
  },
})
