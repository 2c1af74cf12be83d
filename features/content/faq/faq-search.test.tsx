import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FaqSearch } from './faq-search'
import type { Topic } from './find-questions'
import { OpenLinked } from './open-linked'

const topics: Topic[] = [
  {
    slug: 'payment',
    title: '支付',
    questions: [
      { id: 'invoice', question: '如何申请发票', answer: '付款成功后，在订单详情中申请。', link: null },
      { id: 'methods', question: '可以使用哪些支付方式', answer: '支付宝、微信支付与银联。', link: null },
    ],
  },
]
const show = () =>
  render(
    <FaqSearch topics={topics}>
      <p>全部主题</p>
    </FaqSearch>,
  )
const field = () => screen.getByRole('textbox', { name: '搜索常见问题' })

describe('FaqSearch', () => {
  it('[S22] finds questions as the shopper types, and leads to each in its topic', async () => {
    show()

    await userEvent.type(field(), '发票')

    expect(screen.getByRole('status')).toHaveTextContent('找到 1 条相关问题')
    expect(screen.getByText('如何申请发票')).toBeVisible()
    expect(screen.getByRole('link', { name: '在「支付」中查看', hidden: true })).toHaveAttribute(
      'href',
      '/faq/payment#invoice',
    )
    expect(screen.queryByText('全部主题')).not.toBeInTheDocument()
  })

  it('[S22] says so when nothing is found, and offers help', async () => {
    show()

    await userEvent.type(field(), '停车')

    expect(screen.getByRole('status')).toHaveTextContent('没有找到相关的问题')
    expect(screen.getByRole('link', { name: '联系客户服务' })).toHaveAttribute('href', '/contact')
  })

  it('[S22] does not search while an input method composes', () => {
    show()

    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: 'fapiao' }, isComposing: true })
    expect(screen.getByText('全部主题')).toBeVisible()

    fireEvent.input(field(), { target: { value: '发票' }, isComposing: true })
    fireEvent.compositionEnd(field())
    expect(screen.getByText('如何申请发票')).toBeVisible()
  })

  it('[S22] clears and gives the topics back', async () => {
    show()
    await userEvent.type(field(), '发票')

    await userEvent.click(screen.getByRole('button', { name: '清除' }))

    expect(screen.getByText('全部主题')).toBeVisible()
    expect(field()).toHaveFocus()
  })
})

describe('OpenLinked', () => {
  it.each(['#invoice', '#methods'])('[S22] opens the question %s names', (hash) => {
    window.location.hash = hash
    Element.prototype.scrollIntoView = () => undefined

    render(
      <>
        <details id="invoice">
          <summary>发票</summary>
        </details>
        <details id="methods">
          <summary>方式</summary>
        </details>
        <OpenLinked />
      </>,
    )

    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
    expect(document.getElementById(hash.slice(1))).toHaveAttribute('open')
  })

  it('[S22] leaves alone what a stranger typed', () => {
    window.location.hash = '#%E0%A4%A'

    render(<OpenLinked />)

    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  })
})
