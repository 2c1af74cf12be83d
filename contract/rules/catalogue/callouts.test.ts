import { expect, it } from 'vitest'
import { calloutOf } from './callouts'

const none = { customCalloutMessage: '', nativeCalloutMessage: '', calloutMessage: '' }

it.each([
  [{}, ''],
  [{ calloutMessage: '新品' }, '新品'],
  [{ calloutMessage: '新品', nativeCalloutMessage: '店内同步' }, '店内同步'],
  [{ calloutMessage: '新品', customCalloutMessage: '限量编号' }, '限量编号'],
  [{ nativeCalloutMessage: '店内同步', customCalloutMessage: '限量编号' }, '限量编号'],
])('[P13] of %j the callout %s is shown', (callouts, shown) => {
  expect(calloutOf({ ...none, ...callouts })).toBe(shown)
})
