import { handlers } from '@/server/http/calls/handlers'
import { totalsOf } from '../bag/view/bag-totals'
import { viewBagLines } from '../bag/order-lines'
import { findCustomer } from '../customer/customer.service'
import { listStores } from '../content/stores'
import { listMethods } from '../payments/payments.service'
import { placeOrder } from './place-order'
import { samples } from '../orders/view/samples'

export const checkoutHandlers = handlers({
  listPaymentMethods: ({ deps }) => ({ items: listMethods(deps) }),

  listStores: async ({ deps, body }) => ({ items: await listStores(deps.db, body.city) }),

  // Without ids: what is selected.
  listCheckoutItems: async ({ deps, session, body }) => {
    const lines = await viewBagLines(deps.db, session.customerId)
    const items = lines
      .map(({ item }) => item)
      .filter((item) => (body.itemIds ? body.itemIds.includes(item.id) : item.isSelected))
    const { mobile } = await findCustomer(deps.db, session.customerId)
    return { items, total: totalsOf(items), samples: [...samples], mobile }
  },

  saveOrder: ({ deps, session, body, device, address }) =>
    placeOrder(deps, session.customerId, body, { device, address }),
})
