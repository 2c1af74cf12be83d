import type { Address } from '@/contract/calls/customer/addresses'
import type { Cart, CartItem } from '@/contract/calls/purchase/bag'
import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Invoice } from '@/contract/calls/purchase/invoices'
import type { Order, OrderLine } from '@/contract/calls/purchase/orders'

/** Available line of one bag at ¥28,500 with what the test cares about. */
export function aCartItem(part: Partial<CartItem> = {}): CartItem {
  const qty = part.qty ?? 1
  return {
    id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0001',
    productId: 'BG-0101-NOIR-M',
    sku: 'BG-0101-NOIR-M',
    parentSku: 'BG-0101',
    parentUrl: 'aurore-bg0101',
    url: 'aurore-bg0101',
    name: '晨曦手提包',
    nameEn: 'Aurore',
    celLine: '晨曦',
    thumb: { name: 'bag-noir', alt: '晨曦手提包' },
    qty,
    price: 2_850_000,
    hidePrice: false,
    rowTotal: 2_850_000 * qty,
    priceBefore: null,
    stock: 40,
    color: 'Noir',
    size: '中号',
    selectedOptions: [{ code: 'color', title: '颜色', label: '墨黑', labelEn: 'Noir', value: 'noir' }],
    isSelected: true,
    isAvailable: true,
    unavailableReason: null,
    isBundle: false,
    bundleType: null,
    bundleChildren: [],
    isPreOrder: false,
    isCustomization: false,
    productCustomization: null,
    monogramPrompt: '',
    isPerfumerSet: false,
    type: 'configurable',
    pdpGroup: 'women-handbags-top-handle',
    sampleConf: { maxQty: 1 },
    pickUp: true,
    cats: [],
    ...part,
  }
}

/** A bag whose totals follow from its selected lines. */
export function aCart(part: Partial<Cart> = {}): Cart {
  const items = part.items ?? [aCartItem()]
  const selected = items.filter((item) => item.isSelected)
  const subtotal = selected.reduce((sum, item) => sum + item.rowTotal, 0)
  return {
    version: 1,
    items,
    total: {
      subtotal,
      shipping: 0,
      grand: subtotal,
      selectedQty: selected.reduce((sum, item) => sum + item.qty, 0),
    },
    cartCount: items.reduce((sum, item) => sum + item.qty, 0),
    upsellSku: null,
    ...part,
  }
}

export function anAddress(part: Partial<Address> = {}): Address {
  return {
    id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0aaa',
    isDefault: true,
    firstname: '林晚',
    gender: 2,
    telephone: '13800001234',
    region: '上海市',
    region_id: '310000',
    city: '上海市',
    city_id: '310100',
    district: '静安区',
    district_id: '310106',
    street: '南京西路 1266 号',
    ...part,
  }
}

/** What the browser sees of a customer after a login. */
export function aUserInfo(part: Partial<UserInfo> = {}): UserInfo {
  return {
    firstname: '晚',
    lastname: '林',
    email: null,
    dob: null,
    gender: 2,
    place: null,
    country: null,
    region: null,
    regionId: null,
    city: null,
    cityId: null,
    customerVersion: null,
    saleOrderNumber: 0,
    createTime: '2026-11-20T12:00:00.000Z',
    mobileCode: '+86',
    ...part,
  }
}

export function anOrderLine(part: Partial<OrderLine> = {}): OrderLine {
  return {
    id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0bbb',
    sku: 'BG-0101-NOIR-M',
    name: '晨曦手提包',
    nameEn: 'Aurore',
    celLine: '晨曦',
    url: 'aurore-bg0101',
    img_url: { name: 'bag-noir', alt: '晨曦手提包' },
    qty: 1,
    price: 2_850_000,
    rowTotal: 2_850_000,
    attributesInfo: [{ code: 'color', title: '颜色', label: '墨黑', labelEn: 'Noir', value: 'noir' }],
    appliedReturnIds: [],
    status: '待付款',
    logiBn: null,
    isPreOrder: false,
    isBundle: false,
    bundleType: null,
    bundleChildren: [],
    beltRmaIds: [],
    productCustomization: null,
    monogramPrompt: '',
    ...part,
  }
}

/** The invoice of a paid order, which nobody asked for yet. */
export function anInvoice(part: Partial<Invoice> = {}): Invoice {
  return {
    orderBn: 'OR261120ABCDEFGH',
    invoiceStatus: 'none',
    invoiceUrl: null,
    canRequest: true,
    amount: 2_850_000,
    request: null,
    documents: [],
    ...part,
  }
}

/** An unpaid order, valid for 30 minutes. */
export function anOrder(part: Partial<Order> = {}): Order {
  return {
    id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0ccc',
    orderBn: 'OR261120ABCDEFGH',
    status: 'pending_payment',
    statusLabel: '待付款',
    createdAt: '2026-11-20T12:00:00.000Z',
    subtotal: 2_850_000,
    shippingAmount: 0,
    grandTotal: 2_850_000,
    payUrl: '/rest/sandbox/pay/one',
    payAction: { type: 'redirect', url: '/rest/sandbox/pay/one' },
    paymentCode: 'alipay',
    paymentMethod: '支付宝',
    orderValidSeconds: 1800,
    orderValidMinutes: 30,
    invoiceStatus: 'none',
    invoice: { invoiceUrl: null, title: null, taxNumber: null },
    isPickup: false,
    shipping: { firstname: '林晚', telephone: '13800001234', address: '上海市 静安区', store: null },
    canReturn: false,
    isHasReturned: false,
    isApplet: false,
    transferStatus: 'none',
    giftInformation: null,
    sample: null,
    isPreOrder: false,
    nameEn: 'Tote',
    timeline: [{ status: 'pending_payment', statusLabel: '待付款', at: '2026-11-20T12:00:00.000Z' }],
    items: [anOrderLine()],
    ...part,
  }
}
