import { describe, expect, it } from 'vitest'
import { emailSchema } from '@/contract/calls/primitives'
import { emailFault } from './email'

const addresses = [
  'reader@example.com',
  'lin.xiaoyue+news@mail.example.cn',
  "o'hara@example.com",
  'reader@',
  'reader@example',
  '@example.com',
  '.reader@example.com',
  'a..b@example.com',
  'reader @example.com',
  '读者@example.com',
  `${'a'.repeat(38)}@example.com`,
  `${'a'.repeat(39)}@example.com`,
]

describe('[S15] an e-mail address', () => {
  it.each(addresses)('%s is judged as the API judges it', (address) => {
    expect(emailFault(address) === undefined).toBe(emailSchema.safeParse(address).success)
  })

  it.each([
    ['', '此项是必填项'],
    ['reader@', '请输入正确的电子邮箱'],
  ])('«%s»: %s', (address, message) => {
    expect(emailFault(address)).toBe(message)
  })
})
