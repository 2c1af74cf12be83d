import { firstView, listQuery, type ListView } from './lists/list-view'

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

/** Where a search came from (A§2): a hot word, the type of the page it began on, a change of its own filters. */
export type SearchMarks = { type?: 'hot'; from?: string; update?: 'filter' }

/** Every internal address of the store; no component writes a path of its own. A§2, B§2. */
export const routes = {
  home: '/',
  login: (returnUrl?: string) => withQuery('/', { isLogin: 'open', returnUrl }),
  category: (urlKey: string, view = firstView) => withQuery(`/categories/${urlKey}`, listQuery(view)),
  search: (q?: string, marks: SearchMarks = {}, view: ListView = firstView) =>
    withQuery('/search', { q, ...listQuery(view), ...marks }),
  /** A product, content page or category by its own path. */
  path: (url: string) => `/${url}`,
  product: (url: string, choice?: { s?: string }) => withQuery(`/${url}`, { s: choice?.s }),
  bag: '/shopping-bag',
  checkout: (from?: 'pdp' | 'checkout-edit') => withQuery('/checkout', { from }),
  checkoutLogin: '/checkout/login',
  cashier: (order: string) => withQuery('/checkout/cashier', { order }),
  payment: (order: string) => withQuery('/checkout/payment', { order }),
  paymentGuide: (order: string) => withQuery('/checkout/payment-guide', { order }),
  paymentResult: (order: string) => withQuery('/checkout/payment-result', { order }),
  paymentFailure: (order: string) => withQuery('/checkout/payment-failure', { order }),
  orders: (page = 1) => withQuery('/order', { page: page > 1 ? String(page) : undefined }),
  order: (order: string) => withQuery('/order', { order }),
  refund: (order: string) => withQuery('/order/refund', { order }),
  refundDetail: (id: string) => withQuery('/order/refund-detail', { id }),
  refundResult: (id: string) => withQuery('/order/refund-result', { id }),
  /** The invoice of an order. */
  invoice: (order: string) => withQuery('/order/invoice', { order }),
  /** Where the parcels of an order are, or one of them. */
  logistics: (order: string, number?: string) => withQuery('/order/logistics', { order, number }),
  personalData: '/account/personal-data',
  addressBook: '/addressbook',
  /** A new address, or the one with this id. */
  addressEdit: (id?: string) => withQuery('/addressbook/edit', { id }),
  wishList: '/wish-list',
  forgotPassword: '/forgotpassword',
  bindMobile: '/login/wechat-bind-mobile',
  /** A policy by the identifier of its text. */
  policy: (identifier: string) => `/${identifier}`,
  privacyPolicy: '/privacy-policy',
  dataTransfer: '/cgi',
  termsOfSale: '/terms-of-sale',
  termsOfUse: '/terms-of-uses',
  returnsRefunds: '/returnsrefunds',
  sizeGuide: '/sizeguide',
  styleGuide: '/style-guide',
  contact: '/contact',
  follow: '/follow',
  liveChat: '/contact#live-chat',
  stores: '/stores',
  faq: (topic?: string, question?: string) =>
    `/faq${topic ? `/${topic}` : ''}${question ? `#${question}` : ''}`,
  shippingGuide: '/shipping',
  newsletter: '/newsletter',
  /** A product, or one of its children, tried on. */
  tryOn: (sku: string) => withQuery('/makeup', { sku }),
  /** A belt put together in space, by its sku and the parts chosen. */
  beltStudio: (sku: string, s?: string) => withQuery('/threekit', { sku, s }),
  /** A way to pass a product (parent sku) or page (id) on; without one, the brand itself. */
  share: (id?: string) => withQuery('/share', { id }),
} as const

/** Where every way through the store begins. */
export const homeCrumb = { label: '首页', href: routes.home }
