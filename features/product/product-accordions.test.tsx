import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Product } from '@/contract/calls/catalogue/product'
import { aProduct } from '@/mocks/product-builders'
import { ProductAccordions } from './product-accordions'

const texts = {
  description: '小牛皮手袋。',
  sizeAndFit: '宽 28 厘米',
  fitComment: '版型偏小',
  localFitComment: '建议选大一码',
  usageRecommendations: '喷于腕间',
  ingredientList: '酒精',
  inspirationContent: '清晨的光',
  maintainDesc: '软布轻拭',
  contentBlocks: [{ id: 'craft', title: '工艺', text: '十四小时' }],
}
const service = [{ id: 'shipping', title: '配送', text: '免费' }]

function titles(product: Partial<Product>) {
  render(<ProductAccordions product={aProduct({ ...texts, ...product })} service={service} />)
  const opened = screen.getAllByRole('group').filter((one) => one.hasAttribute('open'))
  return {
    all: screen.getAllByRole('group'),
    open: opened.map((one) => one.querySelector('summary')?.textContent),
  }
}

describe('[P13] what there is to read', () => {
  it('comes in its order, with the description open', () => {
    const { all, open } = titles({})

    expect(all.map((one) => one.querySelector('summary')?.textContent)).toEqual([
      ...['商品描述', '尺寸与版型', '用法', '成分', '灵感', '工艺', '保养', '配送'],
    ])
    expect(open).toEqual(['商品描述'])
  })

  it('tells the fit with both comments', () => {
    const [, fit] = titles({}).all

    for (const text of ['宽 28 厘米', '版型偏小', '建议选大一码'])
      expect(within(fit as HTMLElement).getByText(text)).toBeInTheDocument()
  })

  it.each([
    [{ defaultAccordion: 'care' }, ['保养']],
    [{ defaultAccordion: 'craft' }, ['工艺']],
    [{ defaultAccordion: 'nowhere' }, ['商品描述']],
    [{ defaultAccordion: 'care', maintainDesc: '' }, ['商品描述']],
  ])('with %j opens on %j', (product, open) => {
    expect(titles(product).open).toEqual(open)
  })

  it('hides ingredients that are not to be displayed', () => {
    titles({ ingredientListDisplayed: false })

    expect(screen.queryByText('成分')).toBeNull()
  })
})
