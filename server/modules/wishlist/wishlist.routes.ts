import { handlers } from '@/server/http/calls/handlers'
import { addWish, countWishes, listWishes, listWishSkus, removeWish } from './wishlist.service'

export const wishlistHandlers = handlers({
  addWish: async ({ deps, session, params }) => {
    await addWish(deps, session.customerId, params.sku)
    return null
  },

  removeWish: async ({ deps, session, params }) => {
    await removeWish(deps.db, session.customerId, params.sku)
    return null
  },

  listWishSkus: ({ deps, session }) => listWishSkus(deps.db, session.customerId),

  listWishes: ({ deps, session, body }) => listWishes(deps.db, session.customerId, body.page),

  countWishes: async ({ deps, session }) => ({ count: await countWishes(deps.db, session.customerId) }),
})
