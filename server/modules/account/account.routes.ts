import { handlers } from '@/server/http/calls/handlers'
import { updateCustomer } from '../customer/customer.service'
import { RESEND_SECONDS } from '../sms/sms.service'
import { getAccount } from './account.service'
import { changePassword } from './change-password'
import { deleteAccount, sendDeletionCode } from './delete-account'
import { exportAccount } from './export-account'
import { showCustomer } from './show-customer'

export const accountHandlers = handlers({
  getAccount: ({ deps, session }) => getAccount(deps, session.customerId),
  changePassword: async ({ deps, session, body }) => {
    await changePassword(deps, session, body)
    return null
  },
  saveMessageSettings: async ({ deps, session, body }) => {
    const { hasOrderMessages } = await updateCustomer(deps.db, session.customerId, body)
    return { hasOrderMessages }
  },
  opsGetCustomer: ({ deps, body }) => showCustomer(deps, body.mobile),
  exportAccount: ({ deps, session }) => exportAccount(deps, session.customerId),
  sendDeletionCode: async ({ deps, session, address }) => {
    await sendDeletionCode(deps, session.customerId, address)
    return { resendSeconds: RESEND_SECONDS }
  },
  deleteAccount: async ({ deps, session, body, page }) => {
    await deleteAccount(deps, { customerId: session.customerId, page }, body.verifyCode)
    return null
  },
})
