import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '@/contract/calls/catalogue/page'
import { PageBlocks } from './page-blocks'

const image = { name: 'still-hero', alt: '一只手提包' }
const show = (...blocks: Block[]) =>
  render(
    <PageBlocks blocks={blocks} firstHeading="h1" renderProducts={(_, label) => <ul aria-label={label} />} />,
  )

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)

describe('PageBlocks', () => {
  it('[S22] opens with a picture, its title and one link', () => {
    show({ type: 'hero', title: '林边有光', image, theme: 'black', link: { label: '探索', url: '/women' } })

    expect(screen.getByRole('heading', { level: 1, name: '林边有光' })).toBeVisible()
    expect(screen.getByRole('img', { name: '一只手提包' })).toBeVisible()
    expect(screen.getByRole('link', { name: '探索' })).toHaveAttribute('href', '/women')
  })

  it('[S22] sets columns side by side, each with its own way in', () => {
    const column = (title: string) => ({ title, image, link: { label: '探索', url: `/${title}` } })
    show({ type: 'columns', columns: [column('手袋'), column('鞋履')] })

    const columns = screen.getAllByRole('listitem')
    expect(columns).toHaveLength(2)
    expect(within(columns[1]!).getByRole('link', { name: /^探索.*鞋履$/ })).toHaveAttribute('href', '/鞋履')
  })

  it('[S22] reads text, with the HTML the server cleaned', () => {
    show({
      type: 'text',
      id: 'about',
      title: '关于',
      paragraphs: ['一段话'],
      html: '<p>见<a href="/faq">问答</a></p>',
    })

    expect(screen.getByText('一段话')).toBeVisible()
    expect(screen.getByRole('link', { name: '问答' })).toHaveAttribute('href', '/faq')
    expect(document.getElementById('about')).toHaveTextContent('关于')
  })

  it('[S22] fetches nothing of a film until it is started', () => {
    show({
      type: 'video',
      title: '雾散之前',
      poster: image,
      sources: [{ src: '/films/brume.mp4', type: 'video/mp4' }],
    })

    const film = screen.getByLabelText('雾散之前')
    expect(film).toHaveAttribute('preload', 'none')
    expect(film).toHaveAttribute('poster', expect.stringContaining('still-hero'))
    expect(film.querySelector('source')).toHaveAttribute('src', '/films/brume.mp4')
  })

  it('[S22] shows the first frame of a film of the house, its words and a way on', () => {
    show({
      type: 'film',
      title: '一束光',
      text: '走过石台',
      film: 'plinth-light',
      poster: { name: 'film-plinth-light', alt: '石台上的光' },
      link: { label: '探索拱廊', url: '/women' },
    })

    expect(screen.getByRole('img', { name: '石台上的光' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: '一束光' })).toBeVisible()
    expect(screen.getByText('走过石台')).toBeVisible()
    expect(screen.getByRole('link', { name: '探索拱廊' })).toHaveAttribute('href', '/women')
  })

  it('[S22] names each row of a table by its first value', () => {
    show({
      type: 'table',
      title: '女鞋',
      unit: '厘米',
      header: ['欧码', '足长'],
      rows: [['36', '23']],
      notes: ['请于傍晚测量'],
    })

    const table = screen.getByRole('table', { name: '单位：厘米' })
    expect(within(table).getByRole('rowheader', { name: '36' })).toBeVisible()
    expect(within(table).getByRole('columnheader', { name: '足长' })).toBeVisible()
    expect(screen.getByText('请于傍晚测量')).toBeVisible()
  })

  it('[S22] gives each question an address and leads on from its answer', () => {
    show({
      type: 'accordion',
      items: [
        {
          id: 'invoice',
          title: '如何申请发票',
          text: '在订单详情中',
          link: { label: '我的订单', url: '/order' },
        },
      ],
    })

    expect(document.getElementById('invoice')).toHaveTextContent('如何申请发票')
    expect(screen.getByRole('link', { name: '我的订单', hidden: true })).toHaveAttribute('href', '/order')
  })

  it('[S22] shows products as the product list does', () => {
    show({ type: 'products', title: '本季作品', products: [] })

    expect(screen.getByRole('list', { name: '本季作品' })).toBeInTheDocument()
  })

  it('[S22] leaves out what it does not know', () => {
    show({ type: 'unknown' }, { type: 'text', title: '其后', paragraphs: [] })

    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: '其后' })).toBeVisible()
  })
})
