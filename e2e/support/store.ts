import type { Page } from '@playwright/test'
import type { Outbox } from './outbox'
import { Account } from './pages/account'
import { AddressBook } from './pages/address-book'
import { BagPage, MiniBag } from './pages/bag'
import { CategoryPage } from './pages/category-page'
import { ChatApp } from './pages/chat-app'
import { CheckoutPage } from './pages/checkout-page'
import { Footer, NewsletterForm } from './pages/footer'
import { Frame } from './pages/frame'
import { HomePage } from './pages/home-page'
import { Menu } from './pages/menu'
import { OrdersPage } from './pages/orders-page'
import { PaymentPages, SandboxPayment } from './pages/payment-pages'
import { ConsentDrawer, PersonalDataPage } from './pages/personal-data-page'
import { Previewer } from './pages/previewer'
import { ProductPage } from './pages/product-page'
import { QuickLogin } from './pages/quick-login'
import { RegionDialog } from './pages/region-dialog'
import { Search } from './pages/search'

/** Every screen of the store, in one browser. */
export function storeIn(page: Page, outbox: Outbox) {
  return {
    frame: new Frame(page),
    home: new HomePage(page),
    category: new CategoryPage(page),
    menu: new Menu(page),
    search: new Search(page),
    product: new ProductPage(page),
    miniBag: new MiniBag(page),
    bag: new BagPage(page),
    login: new QuickLogin(page, outbox),
    chatApp: new ChatApp(page),
    checkout: new CheckoutPage(page),
    payment: new PaymentPages(page),
    sandbox: new SandboxPayment(page),
    orders: new OrdersPage(page),
    account: new Account(page),
    addressBook: new AddressBook(page),
    personalData: new PersonalDataPage(page),
    consent: new ConsentDrawer(page),
    footer: new Footer(page),
    newsletter: new NewsletterForm(page),
    region: new RegionDialog(page),
    previewer: new Previewer(page),
  }
}

export type Store = ReturnType<typeof storeIn>
