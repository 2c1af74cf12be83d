import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import { aProduct } from '@/mocks/product-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { ChoosersPanel } from '../panel/choosers-panel'
import { SelectionProvider } from '../selection/selection'

const api = serveApi()

beforeEach(() => window.history.replaceState(null, '', '/'))

const guide: SizeGuide = {
  title: '手袋尺码',
  unit: '厘米',
  header: ['尺码', '宽'],
  body: [
    ['S', '21'],
    ['M', '28'],
  ],
  bodyDesc: '自左至右量最宽处。',
  coreContent: '日常请选 M。',
  needHelp: '请致电 400-880-1924',
  sizeImage: null,
  newVersionSize: true,
}

function show(sizeGuide: SizeGuide) {
  const product = aProduct({ sizeGuide })
  api.answer('getProduct', product)
  const { user } = renderWithQueries(
    <SelectionProvider product={product}>
      <ChoosersPanel hasSizeGuide />
    </SelectionProvider>,
  )
  return user
}

describe('[P12] the size guide of a product', () => {
  it('opens over the page with the chosen size marked, and closes by Escape', async () => {
    const user = show(guide)
    await user.click(screen.getByRole('radio', { name: 'M' }))
    await user.click(screen.getByRole('link', { name: '尺码指南' }))

    const dialog = await screen.findByRole('dialog', { name: '手袋尺码' })
    expect(within(dialog).getByText('您所选的尺码：M')).toBeVisible()
    expect(within(dialog).getByRole('row', { name: 'M 28' })).toHaveAttribute('aria-current', 'true')
    for (const text of ['单位：厘米', '日常请选 M。', '请致电 400-880-1924'])
      expect(within(dialog).getByText(text)).toBeVisible()

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [true, true],
    [false, false],
  ])('of the new version %s tells how to measure before its table: %s', async (newVersionSize, isBefore) => {
    const user = show({ ...guide, newVersionSize })
    await user.click(screen.getByRole('link', { name: '尺码指南' }))

    const dialog = await screen.findByRole('dialog')
    const words = within(dialog).getByText('如何测量')
    const order = words.compareDocumentPosition(within(dialog).getByRole('table'))
    expect(Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(isBefore)
    expect(within(dialog).queryByText(/您所选的尺码/)).toBeNull()
  })
})
