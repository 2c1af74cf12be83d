import { describe, expect, test } from 'vitest'
import { NOWHERE, readableUrl } from './readable-url'

describe('[X04] an address', () => {
  test.each(['/', '/women?page=2', '/%E6%89%8B%E8%A2%8B', '/search?q=%E5%8C%85+%26'])(
    '%s is left as it is',
    (url) => {
      expect(readableUrl(url)).toBe(url)
    },
  )

  test.each(['/%E5%A', '/%', '/women/%zz?page=2', '/_global-error', `/privacy-policy/${'a'.repeat(3000)}`])(
    '%s leads to a page that is not there',
    (url) => {
      expect(readableUrl(url)).toBe(NOWHERE)
    },
  )

  test.each([
    ['/search?q=100%&page=2', '/search?q=100%25&page=2'],
    ['/women?filters=%E5%A', '/women?filters=%EF%BF%BD%25A'],
  ])('%s keeps its page and is read as %s', (url, read) => {
    expect(readableUrl(url)).toBe(read)
  })

  test('of a call is a bad request', () => {
    expect(readableUrl('/rest/cn/V1/applet/qrcodegen/%E5%A')).toBeNull()
    expect(readableUrl(`/rest/cn/V1/applet/qrcodegen/${'a'.repeat(3000)}`)).toBeNull()
  })
})
