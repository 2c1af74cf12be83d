import { handlers } from '@/server/http/handlers'
import { listUpsells } from '../catalogue/catalogue.service'
import { countWishes } from '../wishlist/wishlist.service'
import { addToBag } from './add-to-bag'
import { countBag, ownerOf, readBag } from './bag.service'
import { removeLines, selectLines, setQty } from './change-bag'

export const bagHandlers = handlers({
  addCart: async ({ deps, session, body: { quickPurchase, quickLogin, ...thing } }) => {
    const isAlone = quickPurchase || quickLogin
    const owner = ownerOf(session)
    const [itemId = ''] = await addToBag(deps.db, owner, { things: [thing], isAlone })
    const cart = await readBag(deps.db, owner)
    return { cart, itemId, redirectToCheckout: isAlone && session.kind === 'customer' }
  },

  addCartMultiple: async ({ deps, session, body }) => {
    const owner = ownerOf(session)
    await addToBag(deps.db, owner, { things: body.products, isAlone: false })
    return { cart: await readBag(deps.db, owner) }
  },

  getCartCount: async ({ deps, session }) => ({
    ...(await countBag(deps.db, ownerOf(session))),
    wishlistCount: session.kind === 'customer' ? await countWishes(deps.db, session.customerId) : 0,
  }),

  getCart: ({ deps, session, body }) =>
    readBag(deps.db, ownerOf(session), { isSelectedFirst: body.isSelected === false }),

  listCartUpsell: async ({ deps, params }) => ({ items: await listUpsells(deps.db, params.id) }),

  updateItemQty: async ({ deps, session, body }) => {
    await setQty(deps.db, ownerOf(session), body)
    return readBag(deps.db, ownerOf(session))
  },

  removeItems: async ({ deps, session, body }) => {
    await removeLines(deps.db, ownerOf(session), body.itemIds)
    return readBag(deps.db, ownerOf(session))
  },

  updateTotals: async ({ deps, session, body }) => {
    await selectLines(deps.db, ownerOf(session), body.itemIds)
    return readBag(deps.db, ownerOf(session))
  },
})
