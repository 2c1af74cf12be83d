import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GlobalConfiguration } from '@/contract/calls/catalogue/global-configuration'
import { useOverlayStore } from '@/stores/overlay-store'
import { FooterBar } from './footer-bar'
import { FooterColumn } from './footer-column'
import { RecordInfo } from './record-info'
import { ServiceInfo } from './service-info'

type Entry = GlobalConfiguration['footerBar'][number]

function anEntry(values: Partial<Entry>): Entry {
  return {
    title: '隐私政策',
    title_EN_senrsons: 'Privacy Policy',
    path: '/privacy-policy',
    type: 'link',
    position: 'left',
    style: 'normal',
    hoverEffect: true,
    ...values,
  }
}
const region = anEntry({
  title: '中国大陆 | CH',
  path: 'region',
  type: 'function',
  position: 'right',
  style: 'bold',
})

const link = (name: string) => screen.getByRole('link', { name })

beforeEach(() => useOverlayStore.setState(useOverlayStore.getInitialState()))

describe('[S14] the bar of the footer', () => {
  it('stands its entries left and right, the bold ones marked', () => {
    render(<FooterBar entries={[region, anEntry({})]} />)
    const [left, right] = screen.getAllByRole('list')

    expect(within(left!).getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/privacy-policy')
    expect(within(right!).getByText('中国大陆 | CH').closest('li')).toHaveAttribute('data-style', 'bold')
  })

  it('opens the region dialog by an entry that is a function', async () => {
    render(<FooterBar entries={[region]} />)

    await userEvent.click(screen.getByRole('button', { name: '中国大陆 | CH' }))

    expect(useOverlayStore.getState().drawer).toBe('region')
  })

  it('leaves out a function nobody knows', () => {
    render(<FooterBar entries={[anEntry({ title: '未知', path: 'selfDestruct', type: 'function' })]} />)

    expect(screen.queryByText('未知')).toBeNull()
  })
})

describe('[S14] service and records', () => {
  it('gives the phone line, the hours, the live chat, refunds and packing', () => {
    const service = {
      text: '乐意为您效劳。',
      telephone: '400-880-1924',
      hours: ['周末 10:00-19:00'],
      liveChat: true,
    }
    const notes = [
      { title: '退换规则', text: '七日内可退。', link: { label: '查看', url: '/return-policy' } },
      { title: '包装', text: '素白纸盒。' },
    ]
    render(<ServiceInfo service={service} notes={notes} liveChat={<a href="/contact">在线客服</a>} />)

    expect(link('400-880-1924')).toHaveAttribute('href', 'tel:4008801924')
    expect(screen.getByText('周末 10:00-19:00')).toBeVisible()
    expect(link('在线客服')).toBeVisible()
    expect(link('查看')).toHaveAttribute('href', '/return-policy')
    expect(screen.getByRole('heading', { name: '包装' })).toBeVisible()
  })

  it('is silent about a live chat that is not there', () => {
    const service = { text: '', telephone: '021-6000 0000', hours: [], liveChat: false }
    render(<ServiceInfo service={service} notes={[]} liveChat={<a href="/contact">在线客服</a>} />)

    expect(link('021-6000 0000')).toHaveAttribute('href', 'tel:02160000000')
    expect(screen.queryByText('在线客服')).toBeNull()
  })

  it('leads from each record to its register, away in a new tab', () => {
    render(
      <RecordInfo
        records={{
          icp: '沪ICP备00000000号-1',
          icpUrl: 'https://beian.miit.gov.cn/',
          police: '沪公网安备 31000000000000号',
          policeUrl: 'https://beian.mps.gov.cn/',
          licence: '营业执照',
          licenceUrl: '/legalterms#licence',
        }}
      />,
    )

    expect(link('沪ICP备00000000号-1')).toHaveAttribute('rel', 'noreferrer')
    expect(link('沪公网安备 31000000000000号')).toHaveAttribute('target', '_blank')
    expect(link('营业执照')).not.toHaveAttribute('target')
  })
})

it('[S14][S20] a column leads inside the store here, to other sites in a new tab', () => {
  render(
    <FooterColumn
      column={{
        title: '关注奥蕾',
        links: [
          { label: '官方账号', url: '/follow' },
          { label: '社交主页', url: 'https://social.oree.example/' },
        ],
      }}
    />,
  )

  expect(link('官方账号')).not.toHaveAttribute('target')
  expect(link('社交主页')).toHaveAttribute('target', '_blank')
  expect(link('社交主页')).toHaveAttribute('rel', 'noreferrer')
})
