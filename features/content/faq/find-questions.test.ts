import { describe, expect, it } from 'vitest'
import { findQuestions, wordsOf, type Topic } from './find-questions'

const ask = (id: string, question: string, answer: string) => ({ id, question, answer, link: null })
const topics: Topic[] = [
  {
    slug: 'payment',
    title: '支付',
    questions: [
      ask('methods', '可以使用哪些支付方式', '支付宝、微信支付与银联。'),
      ask('invoice', '如何申请发票', '付款成功后申请。'),
    ],
  },
  {
    slug: 'returns',
    title: '退货与退款',
    questions: [ask('when', '退款何时到账', '原路退回支付宝或 VISA 卡。')],
  },
]

const found = (typed: string) => findQuestions(topics, typed).map(({ id }) => id)

describe('findQuestions', () => {
  it.each([
    ['发票', ['invoice']],
    ['支付宝', ['methods', 'when']],
    ['退款 支付宝', ['when']],
    ['ｖｉｓａ', ['when']],
    ['支付', ['methods', 'invoice', 'when']],
    ['赠品', []],
    ['  ', []],
  ])('[S22] %s finds %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })

  it('[S22] names the topic of what it found', () => {
    expect(findQuestions(topics, '到账')).toMatchObject([{ topic: '退货与退款', slug: 'returns' }])
  })
})

it.each([
  ['v', []],
  ['退', ['退']],
  ['VISA 卡', ['visa', '卡']],
])('[S22] %s is the words %j', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words)
})
