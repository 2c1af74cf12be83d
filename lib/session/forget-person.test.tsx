import { expect, it } from 'vitest'
import { readCookie, storeItem, writeCookie } from '@/lib/browser/storage'
import { forgetPerson } from './forget-person'

it('[C14] after a log-out nothing of a person stays; what belongs to the browser does', () => {
  writeCookie('user_info', '{"firstname":"晚"}')
  storeItem('visitor_mobile', '13800001234')
  storeItem('policy_versions', '{"current":"2","customer":"1"}')
  storeItem('policy_check', 'due')
  storeItem('search_history', '["手袋"]')
  storeItem('local_region', '43')
  sessionStorage.setItem('sms_sent', '{"13800001234":1}')

  forgetPerson()

  expect(Object.keys(localStorage)).toEqual(['local_region'])
  expect(sessionStorage).toHaveLength(0)
  expect(readCookie('user_info')).toBeNull()
})
