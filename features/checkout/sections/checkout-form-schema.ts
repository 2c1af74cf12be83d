import { z } from 'zod'
import type { Address } from '@/contract/calls/customer/addresses'
import { saveOrderSchema } from '@/contract/calls/purchase/checkout'
import {
  emptyAddress,
  fromAddressValues,
  placeLabels,
  toAddressValues,
  type AddressValues,
} from '@/features/address-book/address-values'

/** What the form holds; the names are those of the order it becomes, so that a fault finds its field. */
export type CheckoutValues = {
  delivery: {
    type: 'address' | 'pickup'
    address: AddressValues
    storeId: string
    firstname: string
    telephone: string
  }
  /** An address of the book, or `NEW_ADDRESS`. */
  addressId: string
  isAddressKept: boolean
  paymentMethod: string
  invoice: { type: 'none' | 'personal' | 'company'; title: string; taxNumber: string; email: string }
  giftInformation: { message: string; isGiftWrapped: boolean }
  sample: string
}

export const NEW_ADDRESS = 'new'

/** What is known already: the first way to pay, the verified mobile, the gift's words of before a reload. */
type InitialValues = { paymentMethod: string; mobile: string; giftMessage: string }

/** What a new checkout starts with; the address is the default one. */
export function startingValues(
  addresses: readonly Address[],
  { paymentMethod, mobile, giftMessage }: InitialValues,
): CheckoutValues {
  const saved = addresses.find((address) => address.isDefault) ?? addresses[0]
  return {
    delivery: {
      type: 'address',
      address: saved ? toAddressValues(saved) : { ...emptyAddress, telephone: mobile },
      storeId: '',
      firstname: '',
      telephone: mobile,
    },
    addressId: saved?.id ?? NEW_ADDRESS,
    isAddressKept: true,
    paymentMethod,
    invoice: { type: 'none', title: '', taxNumber: '', email: '' },
    giftInformation: { message: giftMessage, isGiftWrapped: false },
    sample: '',
  }
}

const choicesSchema = saveOrderSchema.omit({ idempotencyKey: true, itemIds: true, grandTotal: true })

/** What the shopper decides of an order. */
export type OrderChoices = z.output<typeof choicesSchema>

/** Leaves out what the shopper did not choose. */
function toChoices({ delivery, paymentMethod, invoice, giftInformation, sample }: CheckoutValues) {
  const { type, address, ...pickup } = delivery
  const hasGift = giftInformation.isGiftWrapped || giftInformation.message.trim() !== ''
  return {
    delivery: type === 'address' ? { type, address: fromAddressValues(address) } : { type, ...pickup },
    paymentMethod,
    invoice:
      invoice.type === 'none' ? undefined : { ...invoice, taxNumber: invoice.taxNumber.trim().toUpperCase() },
    giftInformation: hasGift ? giftInformation : undefined,
    sample: sample || undefined,
  }
}

/** From the form to the contract, checked by the contract's own schema. */
export const checkoutFormSchema = z.preprocess(toChoices, choicesSchema)

const messages: Record<string, string> = {
  ...placeLabels,
  storeId: '请选择自提门店',
  paymentMethod: '请选择支付方式',
}

/** The sentence for a fault the contract has no sentence for. */
export function faultMessage({ path }: { path?: readonly PropertyKey[] | undefined }): string {
  return messages[String(path?.[path.length - 1])] ?? '请检查填写内容'
}
