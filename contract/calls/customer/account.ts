import { z } from 'zod'
import { addressSchema } from './addresses'
import { encodedPasswordSchema, userInfoSchema } from './customer'
import { endpoint } from '../endpoint'
import { messageSchema } from './messages'
import { invoiceSchema } from '../purchase/invoices'
import { orderSchema } from '../purchase/orders'
import { returnSchema } from '../purchase/returns'
import { paths } from '../paths'
import { smsCodeSchema } from '../person-fields'
import { codeSchema, dateTimeSchema, doneSchema } from '../primitives'

/** The boxes a customer may tick, by their names in A§3; only the first is mandatory (A§5). */
export const consentPurposes = [
  'isAgreeAgreement',
  'cgi',
  'isSendInfoAbroad',
  'isAcceptMarketCommunication',
] as const
const consentPurposeSchema = z.enum(consentPurposes)
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>

/** One entry of the consent ledger: one box, given or taken back, with the texts it was about. */
const consentEntrySchema = z.object({
  purpose: consentPurposeSchema,
  isGiven: z.boolean(),
  /** Identifier of each text → the version that was shown. */
  texts: z.record(z.string(), z.string()),
  /** The page it was given on, as a path; null where it is not known. */
  page: z.string().nullable(),
  at: dateTimeSchema,
})
export type ConsentEntry = z.infer<typeof consentEntrySchema>

/** What the account page shows beside the profile, and the calls a customer makes about their own data. C09, C12. */
export const accountCalls = {
  getAccount: endpoint(paths.getAccount, {
    access: 'customer',
    data: z.object({
      /** Masked: enough to recognise, useless to anybody else. */
      mobile: z.string(),
      hasPassword: z.boolean(),
      /** Whether the store writes about their orders and returns. */
      hasOrderMessages: z.boolean(),
      /** The consent ledger, newest first. */
      consents: z.array(consentEntrySchema),
    }),
  }),
  changePassword: endpoint(paths.changePassword, {
    access: 'customer',
    body: z.object({
      currentPassword: encodedPasswordSchema,
      password: encodedPasswordSchema,
      passwordConfirm: encodedPasswordSchema,
    }),
    data: doneSchema,
    errors: ['PASSWORD_WRONG', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  }),
  exportAccount: endpoint(paths.exportAccount, {
    access: 'customer',
    data: z.object({
      exportedAt: dateTimeSchema,
      profile: userInfoSchema.extend({ mobile: z.string() }),
      consents: z.array(consentEntrySchema),
      addresses: z.array(addressSchema),
      orders: z.array(orderSchema),
      returns: z.array(returnSchema),
      invoices: z.array(invoiceSchema),
      bag: z.array(z.object({ sku: codeSchema, qty: z.int().positive() })),
      wishList: z.array(codeSchema),
      browsing: z.array(z.object({ sku: codeSchema, viewedAt: dateTimeSchema })),
      shares: z.array(z.object({ url: z.string(), title: z.string(), sharedAt: dateTimeSchema })),
      messages: z.array(messageSchema),
      arrivalNotices: z.array(z.object({ sku: codeSchema, createdAt: dateTimeSchema })),
    }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  /** Sends the code a deletion asks for to the mobile of the account. */
  sendDeletionCode: endpoint(paths.sendDeletionCode, {
    access: 'customer',
    data: z.object({ resendSeconds: z.int() }),
    errors: ['SMS_TOO_OFTEN', 'ORDERS_OPEN'],
  }),
  deleteAccount: endpoint(paths.deleteAccount, {
    access: 'customer',
    body: z.object({ verifyCode: smsCodeSchema }),
    data: doneSchema,
    errors: ['SMS_CODE_WRONG', 'ORDERS_OPEN'],
  }),
}
