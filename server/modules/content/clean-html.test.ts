import { describe, expect, it } from 'vitest'
import { cleanBlock, cleanContent, cleanHtml } from './clean-html'

describe('cleanHtml', () => {
  it.each([
    ['a script', '<p>您好<script>alert(1)</script></p>', '<p>您好</p>'],
    ['a handler', '<p onclick="alert(1)">您好</p>', '<p>您好</p>'],
    ['a picture that loads', '<img src=x onerror=alert(1)>您好', '您好'],
    ['a frame', '<iframe src="https://example.com"></iframe>', ''],
    ['a style', '<p style="position:fixed" class="root" id="content">您好</p>', '<p>您好</p>'],
    ['a form', '<form action="/x"><input name="password"></form>', ''],
    ['a script in a link', '<a href="javascript:alert(1)">去</a>', '<a>去</a>'],
    ['a script hidden in a link', '<a href="java&#9;script:alert(1)">去</a>', '<a>去</a>'],
    ['data in a link', '<a href="data:text/html,x">去</a>', '<a>去</a>'],
    ['a link to whichever scheme', '<a href="//example.com">去</a>', '<a>去</a>'],
    ['an unclosed element', '<p>您好<b>！', '<p>您好<strong>！</strong></p>'],
    ['a comment', '<!--[if IE]><script></script><![endif]--><p>您好</p>', '<p>您好</p>'],
    ['a drawing', '<svg><animate onbegin=alert(1)></svg>', ''],
  ])('[S22] leaves out %s', (_, written, clean) => {
    expect(cleanHtml(written)).toBe(clean)
  })

  it.each([
    '<p>见<a href="/privacy-policy">隐私政策</a>或致电 <a href="tel:4008801924">400-880-1924</a>。</p>',
    '<ul><li>手机号码</li></ul><ol><li>登录</li></ol>',
    '<table><thead><tr><th scope="col">名称</th></tr></thead><tbody><tr><td>token</td></tr></tbody></table>',
  ])('[S22] keeps %s', (html) => {
    expect(cleanHtml(html)).toBe(html)
    expect(cleanHtml(cleanHtml(html))).toBe(html)
  })

  it('[S22] gives a link that opens a new tab no way back', () => {
    expect(cleanHtml('<a href="https://example.com" target="_blank" rel="opener">去</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noreferrer">去</a>',
    )
  })
})

it('[S22] cleans the HTML of a block and leaves plain words alone', () => {
  expect(cleanBlock({ type: 'text', title: 'A < B & C', html: '<p>您好</p><script></script>' })).toEqual({
    type: 'text',
    title: 'A < B & C',
    html: '<p>您好</p>',
  })
})

it('[S22] cleans the HTML of a CMS block however deep it lies', () => {
  const written = {
    text: 'A & B',
    items: [{ html: '<p>您好</p><script></script>' }],
    notification: { text: { iOne: '<p>包邮<img src=x></p>', iTwo: '<1>' } },
  }

  expect(cleanContent(written)).toEqual({
    text: 'A & B',
    items: [{ html: '<p>您好</p>' }],
    notification: { text: { iOne: '<p>包邮</p>', iTwo: '<1>' } },
  })
})

it('[S20] takes an address away that would run a script', () => {
  const written = {
    link: { label: 'javascript:', url: 'java\tscript:alert(1)' },
    footerBar: [{ path: 'javascript:alert(1)' }, { path: 'region' }],
    recordInfo: { icpUrl: 'data:text/html,x', policeUrl: 'https://beian.mps.gov.cn/' },
  }

  expect(cleanContent(written)).toEqual({
    link: { label: 'javascript:', url: '' },
    footerBar: [{ path: '' }, { path: 'region' }],
    recordInfo: { icpUrl: '', policeUrl: 'https://beian.mps.gov.cn/' },
  })
})
