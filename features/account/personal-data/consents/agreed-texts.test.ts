import { expect, it } from 'vitest'
import { agreedTexts } from './agreed-texts'

const entry = (isGiven: boolean, texts: Record<string, string>) =>
  ({ purpose: 'isAgreeAgreement', isGiven, texts, page: null, at: '2026-03-01T02:00:00.000Z' }) as const

it.each([
  ['a guest who bought', [entry(true, { 'terms-of-sale': '1' })], { 'terms-of-sale': '1' }],
  [
    'a guest who bought and then registered',
    [entry(true, { 'privacy-policy': '2', 'terms-of-sale': '2' }), entry(true, { 'terms-of-sale': '1' })],
    { 'privacy-policy': '2', 'terms-of-sale': '2' },
  ],
  ['who took it back', [entry(false, { cgi: '1' }), entry(true, { cgi: '1' })], {}],
])('[C09] what stands agreed to: %s', (_, entries, texts) => {
  expect(agreedTexts(entries)).toEqual(texts)
})
