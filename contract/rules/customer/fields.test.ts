import { describe, expect, it } from 'vitest'
import { captchaCharacters } from './captcha'
import { emailRule } from './email'
import { taxNumberCharacters } from '../purchase/invoice'
import { mobileDigits, mobileRule } from './mobile'
import { nameCharacters, nameRule } from './names'
import { passwordRule } from './password'
import { smsCodeDigits, smsCodeRule } from './sms-code'

describe('what is typed or pasted is cleaned before it is cut', () => {
  it.each([
    ['139 0000 0001', '13900000001'],
    ['139-0000-0001', '13900000001'],
    ['+86 139-0000-0001', '13900000001'],
    ['+8613900000001', '13900000001'],
    ['0086 139 0000 0001', '13900000001'],
    ['8613900000001', '13900000001'],
    ['１３９００００ ０００１', '13900000001'],
    ['＋８６ １３９ ００００ ０００１', '13900000001'],
    ['手机：13900000001', '13900000001'],
    ['13900000001234', '13900000001'],
    ['abc', ''],
    ['86', '86'],
  ])('mobile %s becomes %s', (typed, mobile) => {
    expect(mobileDigits(typed)).toBe(mobile)
  })

  it.each([
    ['522 817', '522817'],
    ['522-817', '522817'],
    ['５２２８１７', '522817'],
    ['验证码522817。', '522817'],
    ['5228171', '522817'],
  ])('SMS code %s becomes %s', (typed, code) => {
    expect(smsCodeDigits(typed)).toBe(code)
  })

  it.each([
    ['a b c d e f', 'ABCDEF'],
    ['ａｂ１２', 'AB12'],
    ['abcdefgh', 'ABCDEF'],
  ])('picture code %s becomes %s', (typed, code) => {
    expect(captchaCharacters(typed)).toBe(code)
  })

  it('tax number 9131 0000-mA1k 4567 8x loses spaces and dashes and is upper-cased', () => {
    expect(taxNumberCharacters('9131 0000-mA1k 4567 8x')).toBe('91310000MA1K45678X')
  })

  it.each([
    ['林·晚！', '林晚'],
    ['Jean-Paul 2', 'JEANPAUL 2'],
    ['Ｌｉｎ', 'LIN'],
    ['lín·wǎn<b> 2', 'LNWNB 2'],
    ['𠮷田', '𠮷田'],
  ])('name %s becomes %s', (typed, name) => {
    expect(nameCharacters(typed)).toBe(name)
  })
})

describe('what a field takes (A§5)', () => {
  it.each([
    ['13900000001', true],
    ['19900000001', true],
    ['12900000001', false],
    ['1390000000', false],
    ['139000000012', false],
  ])('mobile %s: %s', (mobile, isTaken) => {
    expect(mobileRule.pattern.test(mobile)).toBe(isTaken)
  })

  it.each([
    ['012345', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
  ])('SMS code %s: %s', (code, isTaken) => {
    expect(smsCodeRule.pattern.test(code)).toBe(isTaken)
  })

  it.each([
    ['abcdefg1', true],
    ['abcdefgh', false],
    ['12345678', false],
    ['abc1', false],
    ['abcdefghijklmnopqrst1', false],
  ])('password %s: %s', (password, isTaken) => {
    expect(passwordRule.pattern.test(password)).toBe(isTaken)
  })

  it.each([
    ['lin@example.com', true],
    ['lin.wan+oree@mail.example.com', true],
    ['lin@example', false],
    ['lin@@example.com', false],
    ['lin..wan@example.com', false],
    ['lin wan@example.com', false],
    ['林@example.com', false],
  ])('e-mail %s: %s', (email, isTaken) => {
    expect(emailRule.pattern.test(email)).toBe(isTaken)
  })

  it.each([
    ['林晚', true],
    ['LIN WAN 2', true],
    ['林·晚', false],
    ['<林晚>', false],
  ])('name %s: %s', (name, isTaken) => {
    expect(nameRule.pattern.test(name)).toBe(isTaken)
  })
})
