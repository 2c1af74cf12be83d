import type { Locator } from '@playwright/test'

export const chengdu = {
  name: '林晚',
  mobile: '13900000001',
  region: '四川省',
  city: '成都市',
  district: '锦江区',
  street: '春熙路 8 号 1201 室',
}

/** The fields of an address, in the book and at checkout. */
export class AddressFields {
  readonly #form: Locator

  constructor(form: Locator) {
    this.#form = form
  }

  field(name: string) {
    return this.#form.getByRole('textbox', { name, exact: true })
  }

  place(level: '省份' | '城市' | '区县') {
    return this.#form.getByRole('combobox', { name: level })
  }

  async fill({ name, mobile, region, city, district, street } = chengdu) {
    await this.field('收货人姓名').fill(name)
    await this.field('手机号码').fill(mobile)
    await this.place('省份').selectOption(region)
    await this.place('城市').selectOption(city)
    await this.place('区县').selectOption(district)
    await this.field('详细地址').fill(street)
  }
}
