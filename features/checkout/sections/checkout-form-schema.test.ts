import { describe, expect, it } from 'vitest'
import { anAddress } from '@/mocks/purchase-builders'
import { checkoutFormSchema, faultMessage, startingValues, type CheckoutValues } from './checkout-form-schema'

const beginning = { paymentMethod: 'alipay', mobile: '13800001234', giftMessage: '' }

const values = (part: Partial<CheckoutValues> = {}): CheckoutValues => ({
  ...startingValues([anAddress()], beginning),
  ...part,
})

function faultsOf(input: CheckoutValues): Record<string, string> {
  const result = checkoutFormSchema.safeParse(input, { error: faultMessage })
  const issues = result.success ? [] : result.error.issues
  // The first fault of a field speaks.
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]))
}

describe('[B05] what the form makes of an order', () => {
  it('takes the default address and leaves out what was not chosen', () => {
    const { id: _id, isDefault: _isDefault, ...address } = anAddress()

    expect(checkoutFormSchema.parse(values())).toEqual({
      delivery: { type: 'address', address },
      paymentMethod: 'alipay',
    })
  })

  it('begins with the verified mobile and the words of before a reload', () => {
    const { delivery, giftInformation } = startingValues([], { ...beginning, giftMessage: '生日快乐' })

    expect(delivery).toMatchObject({ telephone: '13800001234', address: { telephone: '13800001234' } })
    expect(giftInformation.message).toBe('生日快乐')
  })

  it('takes a gift message of several lines', () => {
    const giftInformation = { message: '生日快乐\n林晚', isGiftWrapped: false }

    expect(checkoutFormSchema.parse(values({ giftInformation })).giftInformation).toEqual(giftInformation)
  })

  it('asks for every part of a new address in words', () => {
    expect(faultsOf({ ...startingValues([], { ...beginning, mobile: '' }) })).toMatchObject({
      'delivery.address.firstname': '此项是必填项',
      'delivery.address.telephone': '此项是必填项',
      'delivery.address.region_id': '省份',
      'delivery.address.city_id': '城市',
      'delivery.address.district_id': '区县',
      'delivery.address.street': '此项是必填项',
    })
  })

  it('asks for a store and who comes, and then not for an address', () => {
    const { delivery } = startingValues([], { ...beginning, mobile: '' })

    expect(faultsOf(values({ delivery: { ...delivery, type: 'pickup' } }))).toEqual({
      'delivery.storeId': '请选择自提门店',
      'delivery.firstname': '此项是必填项',
      'delivery.telephone': '此项是必填项',
    })
  })

  it('takes a company with its tax number in capitals', () => {
    const invoice = {
      type: 'company',
      title: '晚林公司',
      taxNumber: ' 91310000ma1k35x ',
      email: 'lin@example.com',
    } as const

    expect(checkoutFormSchema.parse(values({ invoice })).invoice).toMatchObject({
      taxNumber: '91310000MA1K35X',
    })
    expect(faultsOf(values({ invoice: { ...invoice, taxNumber: '123', email: 'lin' } }))).toEqual({
      'invoice.taxNumber': '请输入正确的税号',
      'invoice.email': '请输入正确的电子邮箱',
    })
  })

  it('keeps a message without wrapping', () => {
    const giftInformation = { message: '愿你喜欢', isGiftWrapped: false }

    expect(checkoutFormSchema.parse(values({ giftInformation })).giftInformation).toEqual(giftInformation)
  })
})
