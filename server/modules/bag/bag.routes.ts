import { handlers } from '@/server/http/calls/handlers'
import { listUpsells } from '../catalogue/catalogue.service'
import { countWishes } from '../wishlist/wishlist.service'
import { addToBag } from './change/add-to-bag'
import { countBag, ownerOf, readBag } from './bag.service'
import { removeLines, selectLines, setQty } from './change/change-bag'

export const bagHandlers = handlers({
  addCart: async ({ deps, session, body: { quickPurchase, quickLogin, ...thing } }) => {
    const isAlone = quickPurchase || quickLogin
    const cart = await addToBag(deps.db, ownerOf(session), { things: [thing], isAlone })
    return {
      cart,
      itemId: cart.items[0]?.id ?? '',
      redirectToCheckout: isAlone && session.kind === 'customer',
    }
  },

  addCartMultiple: async ({ deps, session, body }) => {
    const things = body.products
    return { cart: await addToBag(deps.db, ownerOf(session), { things, isAlone: false }) }
  },

  getCartCount: async ({ deps, session }) => ({
    ...(await countBag(deps.db, ownerOf(session))),
    wishlistCount: session.kind === 'customer' ? await countWishes(deps.db, session.customerId) : 0,
  }),

  getCart: ({ deps, session, body }) =>
    readBag(deps.db, ownerOf(session), { isSelectedFirst: body.isSelected === false }),

  listCartUpsell: async ({ deps, params }) => ({ items: await listUpsells(deps.db, params.id) }),

  updateItemQty: ({ deps, session, body }) => setQty(deps.db, ownerOf(session), body),

  removeItems: ({ deps, session, body }) => removeLines(deps.db, ownerOf(session), body.itemIds),

  updateTotals: ({ deps, session, body }) => selectLines(deps.db, ownerOf(session), body.itemIds),
})
