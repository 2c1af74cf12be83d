import type { Page } from '@playwright/test'
import type { Outbox } from './outbox'
import { BagPage, MiniBag } from './pages/bag'
import { CategoryPage } from './pages/category-page'
import { CheckoutPage } from './pages/checkout-page'
import { HomePage } from './pages/home-page'
import { OrdersPage } from './pages/orders-page'
import { PaymentPages, SandboxPayment } from './pages/payment-pages'
import { ProductPage } from './pages/product-page'
import { QuickLogin } from './pages/quick-login'

/** Every screen of the store, in one browser. */
export function storeIn(page: Page, outbox: Outbox) {
  return {
    home: new HomePage(page),
    category: new CategoryPage(page),
    product: new ProductPage(page),
    miniBag: new MiniBag(page),
    bag: new BagPage(page),
    login: new QuickLogin(page, outbox),
    checkout: new CheckoutPage(page),
    payment: new PaymentPages(page),
    sandbox: new SandboxPayment(page),
    orders: new OrdersPage(page),
  }
}

export type Store = ReturnType<typeof storeIn>
