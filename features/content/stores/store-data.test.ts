import { expect, it } from 'vitest'
import { storesData } from './store-data'

it.each([
  ['021-6288 1924', '+86 21-6288 1924'],
  ['400-880-1924', '+86 400-880-1924'],
])('[S24] %s is told without the zero that is only dialled at home', (telephone, told) => {
  const store = {
    ...{ id: 'one', name: '奥蕾', city: '上海', address: '南京西路 1266 号', hours: '', telephone },
  }

  expect(JSON.stringify(storesData([store], 'https://a.cn/stores'))).toContain(`"telephone":"${told}"`)
})
