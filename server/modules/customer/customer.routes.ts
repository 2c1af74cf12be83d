import { handlers } from '@/server/http/calls/handlers'
import { offlineCountries } from './countries'
import {
  agreeAsGuest,
  checkCustomer,
  getCrmInfo,
  getCustomer,
  getCustomerFromCrm,
  saveCustomer,
} from './customer.service'

export const customerHandlers = handlers({
  checkCustomer: ({ deps, body }) => checkCustomer(deps, body),
  getCrmInfo: ({ deps, body }) => getCrmInfo(deps, body),
  getCustomerFromCrm: ({ deps, session }) => getCustomerFromCrm(deps, session.customerId),
  getCustomer: ({ deps, session }) => getCustomer(deps, session.customerId),
  saveCustomer: ({ deps, session, body, page }) =>
    saveCustomer(deps, { customerId: session.customerId, page }, body),
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
