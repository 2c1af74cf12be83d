import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { captchaTextSchema, emailSchema, mobileSchema, nameSchema, smsCodeSchema } from '../person-fields'
import { doneSchema, flagSchema, textSchema } from '../primitives'

export const smsTypeSchema = z.enum([
  'login_by_mobile',
  'register',
  'forgot_password',
  'bind_mobile',
  'guest_register',
])
export type SmsType = z.infer<typeof smsTypeSchema>

/** What a code can be good for: the kinds anybody may ask for, and the end of one's own account. */
export const codePurposes = [...smsTypeSchema.options, 'delete_account'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** A password as it travels: base64 of its UTF-8 (decisions, «Session»). */
export const encodedPasswordSchema = z.base64().min(1).max(256)

/** Where the login was made from: 1 drawer, 2 quick login, 3 quick purchase (A§3). */
const activeTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** What the storefront keeps of a customer; mobile and token are never part of it (A§3). */
export const userInfoSchema = z.object({
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string().nullable(),
  dob: z.string().nullable(),
  gender: z.union([z.literal(1), z.literal(2)]).nullable(),
  place: z.string().nullable(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  regionId: z.string().nullable(),
  city: z.string().nullable(),
  cityId: z.string().nullable(),
  customerVersion: z.string().nullable(),
  saleOrderNumber: z.int().nonnegative(),
  createTime: z.string(),
  mobileCode: z.string(),
})
export type UserInfo = z.infer<typeof userInfoSchema>

/** The answer of every call that logs in: the gateway keeps `token`, the browser sees the rest. */
const loginSchema = userInfoSchema.extend({ token: z.string() })

const tokenSchema = z.object({ token: z.string() })
const mobileCodeSchema = z.object({ mobile: mobileSchema, verifyCode: smsCodeSchema })
const consentSchema = z.object({
  isAgreeAgreement: flagSchema,
  cgi: flagSchema.optional(),
  isSendInfoAbroad: flagSchema.optional(),
  isAcceptMarketCommunication: flagSchema.optional(),
  customerVersion: textSchema(20).optional(),
})

const loginByCodeSchema = z.object({
  mobile: mobileSchema,
  verifyCode: smsCodeSchema,
  keepLogin: flagSchema.optional(),
  activeType: activeTypeSchema.optional(),
  isCheckUserName: z.boolean().optional(),
  source: textSchema(40).optional(),
})

const registrationSchema = mobileCodeSchema.extend({
  /** 1: the guest variant, mobile and code only. */
  register_type: z.literal(1).optional(),
  captcha: captchaTextSchema.optional(),
  appellation: z.union([z.literal(1), z.literal(2)]).optional(),
  lastname: nameSchema.optional(),
  firstname: nameSchema.optional(),
  password: encodedPasswordSchema.optional(),
  passwordConfirm: encodedPasswordSchema.optional(),
  residence: textSchema(40).optional(),
  nationality: textSchema(40).optional(),
  ...consentSchema.shape,
})

export const customerCalls = {
  sendSms: endpoint(paths.sendSms, {
    access: 'public',
    body: z.object({ mobile: mobileSchema, type: smsTypeSchema, captcha: captchaTextSchema.optional() }),
    data: z.object({ resendSeconds: z.int() }),
    errors: ['CAPTCHA_WRONG', 'SMS_TOO_OFTEN', 'TOO_MANY_REQUESTS'],
  }),
  refreshCaptcha: endpoint(paths.refreshCaptcha, {
    access: 'public',
    body: z.object({ type: smsTypeSchema }),
    /** A data URL of the picture. */
    data: z.object({ imgSrc: z.string() }),
  }),
  loginByMobile: endpoint(paths.loginByMobile, {
    access: 'public',
    body: loginByCodeSchema,
    data: loginSchema,
    errors: ['SMS_CODE_WRONG', 'MOBILE_NOT_REGISTERED'],
  }),
  loginByPassword: endpoint(paths.loginByPassword, {
    access: 'public',
    body: loginByCodeSchema.omit({ verifyCode: true }).extend({ password: encodedPasswordSchema }),
    data: loginSchema,
    errors: ['PASSWORD_WRONG', 'MOBILE_NOT_REGISTERED', 'TOO_MANY_REQUESTS'],
  }),
  createCustomer: endpoint(paths.createCustomer, {
    access: 'public',
    body: registrationSchema,
    data: loginSchema,
    errors: ['SMS_CODE_WRONG', 'CAPTCHA_WRONG', 'MOBILE_REGISTERED', 'INVALID_INPUT'],
  }),
  forgotPassword: endpoint(paths.forgotPassword, {
    access: 'public',
    body: mobileCodeSchema,
    data: tokenSchema.extend({ firstname: z.string().nullable() }),
    errors: ['SMS_CODE_WRONG', 'MOBILE_NOT_REGISTERED'],
  }),
  saveNewPassword: endpoint(paths.saveNewPassword, {
    access: 'public',
    body: z.object({
      token: textSchema(200).min(1),
      password: encodedPasswordSchema,
      passwordConfirm: encodedPasswordSchema,
    }),
    data: doneSchema,
    errors: ['RESET_TOKEN_INVALID', 'INVALID_INPUT'],
  }),
  checkCustomer: endpoint(paths.checkCustomer, {
    access: 'public',
    body: mobileCodeSchema,
    data: z.object({ isRegistered: z.boolean() }),
    errors: ['SMS_CODE_WRONG'],
  }),
  getCrmInfo: endpoint(paths.getCrmInfo, {
    access: 'public',
    body: mobileCodeSchema,
    data: z.object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      country: z.string().nullable(),
      place: z.string().nullable(),
      gender: z.union([z.literal(1), z.literal(2)]).nullable(),
    }),
    errors: ['SMS_CODE_WRONG'],
  }),
  getCustomerFromCrm: endpoint(paths.getCustomerFromCrm, { access: 'customer', data: userInfoSchema }),
  getCustomer: endpoint(paths.getCustomer, { access: 'customer', data: userInfoSchema }),
  saveCustomer: endpoint(paths.saveCustomer, {
    access: 'customer',
    body: consentSchema.partial().extend({
      firstname: nameSchema.optional(),
      lastname: nameSchema.optional(),
      /** Null takes it back. */
      email: emailSchema.nullable().optional(),
      dob: z.iso.date().nullable().optional(),
      gender: z.union([z.literal(1), z.literal(2)]).optional(),
      place: textSchema(40).optional(),
      country: textSchema(40).optional(),
    }),
    data: userInfoSchema,
    errors: ['INVALID_INPUT'],
  }),
  logout: endpoint(paths.logout, { access: 'shopper', data: doneSchema }),
  guestAgree: endpoint(paths.guestAgree, {
    access: 'shopper',
    body: z.object({ guestVersion: textSchema(20), isAgreeGuestAgreement: flagSchema }),
    data: doneSchema,
  }),
  listOfflineCountries: endpoint(paths.listOfflineCountries, {
    access: 'public',
    data: z.record(
      z.string(),
      z.object({ id: z.int(), type: z.string(), name: z.string(), nameCn: z.string(), code: z.string() }),
    ),
  }),
  subscribeNewsletter: endpoint(paths.subscribeNewsletter, {
    access: 'public',
    body: z.object({ email: emailSchema, country: textSchema(40).default('CN') }),
    data: doneSchema,
  }),
  verifyRisk: endpoint(paths.verifyRisk, {
    access: 'shopper',
    body: z.object({ scene: textSchema(40), blackBox: textSchema(2000).optional() }),
    data: z.object({ isAllowed: z.boolean() }),
  }),
}
