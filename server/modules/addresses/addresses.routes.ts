import { handlers } from '@/server/http/calls/handlers'
import { getAddress, LIMIT, listAddresses, removeAddress, saveAddress } from './addresses.service'

export const addressHandlers = handlers({
  saveAddress: ({ deps, session: { customerId }, body, address }) =>
    saveAddress(deps, { customerId, address }, body),
  listAddresses: async ({ deps, session }) => ({
    items: await listAddresses(deps, session.customerId),
    limit: LIMIT,
  }),
  getAddress: ({ deps, session, body }) => getAddress(deps, session.customerId, body.id),
  removeAddress: async ({ deps, session, body }) => {
    await removeAddress(deps, session.customerId, body.id)
    return null
  },
})
