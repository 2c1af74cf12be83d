import type { Locator, Page } from '@playwright/test'
import type { SmsType } from '@/contract/calls/customer/customer'
import type { Outbox } from '../outbox'
import { visitorOf } from '../visitor'

/** Mobile, picture code, SMS code: the fields every way in shares. */
class CodeForm {
  readonly root: Locator
  readonly #type: SmsType
  readonly #outbox: Outbox

  constructor(root: Locator, type: SmsType, outbox: Outbox) {
    this.root = root
    this.#type = type
    this.#outbox = outbox
  }

  get mobile() {
    return this.root.getByRole('textbox', { name: '手机号码' })
  }

  get captcha() {
    return this.root.getByRole('textbox', { name: '图形验证码' })
  }

  get picture() {
    return this.root.getByRole('img', { name: '图形验证码' })
  }

  get code() {
    return this.root.getByRole('textbox', { name: '短信验证码' })
  }

  get send() {
    return this.root.getByRole('button', { name: /^获取验证码$|^重新发送/ })
  }

  get confirm() {
    return this.root.getByRole('button', { name: '确认' })
  }

  get agreement() {
    return this.root.getByRole('checkbox', { name: /我已阅读并同意/ })
  }

  /** The text of the picture that is shown now. */
  async readPicture(): Promise<string> {
    await this.picture.waitFor()
    return this.#outbox.latestCaptcha(await visitorOf(this.root.page().request), this.#type)
  }

  /** Fills in mobile and picture code, has the SMS sent, and fills in what it says. */
  async proveMobile(mobile: string) {
    await this.mobile.fill(mobile)
    await this.captcha.fill(await this.readPicture())
    await this.send.click()
    await this.code.fill(await this.#outbox.latestSms(mobile, this.#type))
  }
}

/** The registration in full: what follows the mobile waits until the mobile is proven. */
class Registration extends CodeForm {
  constructor(root: Locator, outbox: Outbox) {
    super(root, 'register', outbox)
  }

  get proven() {
    return this.root.getByText('验证通过')
  }

  field(name: '姓' | '名' | '密码' | '确认密码') {
    return this.root.getByRole('textbox', { name, exact: true })
  }

  choice(name: '先生' | '女士') {
    return this.root.getByRole('radio', { name })
  }

  country(name: '居住地' | '国籍') {
    return this.root.getByRole('combobox', { name })
  }

  get submit() {
    return this.root.getByRole('button', { name: '注册' })
  }

  async choosePassword(password: string) {
    await this.field('密码').fill(password)
    await this.field('确认密码').fill(password)
  }
}

/** The ways in: the drawers of the login and of the quick login, and the pages `/checkout/login` and `/forgotpassword`. */
export class QuickLogin {
  readonly #page: Page
  readonly #outbox: Outbox

  constructor(page: Page, outbox: Outbox) {
    this.#page = page
    this.#outbox = outbox
  }

  async openPage() {
    await this.#page.goto('/checkout/login')
  }

  get drawer() {
    return this.#page.getByRole('dialog', { name: '继续购买' })
  }

  get loginDrawer() {
    return this.#page.getByRole('dialog', { name: '登录或注册' })
  }

  tab(name: '已有账号' | '游客结算' | '快速注册' | '登录' | '注册') {
    return this.#page.getByRole('tab', { name })
  }

  get asGuest() {
    return new CodeForm(this.#page.getByRole('form', { name: '游客结算' }), 'guest_register', this.#outbox)
  }

  get asNewcomer() {
    return new CodeForm(this.#page.getByRole('form', { name: '快速注册' }), 'guest_register', this.#outbox)
  }

  get asCustomer() {
    return new CodeForm(this.#page.getByRole('form', { name: '登录' }), 'login_by_mobile', this.#outbox)
  }

  get registration() {
    return new Registration(this.#page.getByRole('form', { name: '注册' }), this.#outbox)
  }

  get recovery() {
    return new CodeForm(this.#page.getByRole('form', { name: '忘记密码' }), 'forgot_password', this.#outbox)
  }

  /** Where a new password is set. */
  get newPassword() {
    return this.#page.getByRole('form', { name: '重置密码' })
  }

  get password() {
    return this.asCustomer.root.getByRole('textbox', { name: '密码', exact: true })
  }

  button(name: '密码登录' | '验证码登录' | '忘记密码？' | '登录' | '返回') {
    return this.#page.getByRole('button', { name, exact: true })
  }

  /** After a login by chat app, in the drawer or on its page. */
  get binding() {
    return new CodeForm(this.#page.getByRole('form', { name: '绑定手机号码' }), 'bind_mobile', this.#outbox)
  }

  get submit() {
    return this.#page.getByRole('button', { name: '继续支付' })
  }

  /** Goes on as somebody without an account. */
  async continueAsGuest(mobile: string) {
    await this.tab('游客结算').click()
    await this.asGuest.proveMobile(mobile)
    await this.asGuest.agreement.check()
    await this.submit.click()
  }

  /** Goes on as the customer with this mobile. */
  async continueAsCustomer(mobile: string) {
    await this.asCustomer.proveMobile(mobile)
    await this.submit.click()
  }
}
