import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aProduct } from '@/mocks/product-builders'
import { chosenProduct } from '../selection/chosen-product'
import { useSelection } from '../selection/selection'
import { ProductGallery } from './product-gallery'

vi.mock('../selection/selection', () => ({ useSelection: vi.fn() }))

const images = [
  { name: 'bg-0101-noir', alt: '晨曦手提包，墨黑，侧前方' },
  { name: 'bg-0101-noir-front', alt: '晨曦手提包，墨黑，正面' },
  { name: 'bg-0101-noir-detail', alt: '晨曦手提包，墨黑，细节' },
  { name: 'bg-0101-noir-mannequin', alt: '晨曦手提包，墨黑，悬于石膏手模上展示' },
]

it('[P14] shows all pictures of what is chosen, the product on its mannequin last', () => {
  const product = aProduct()
  const chosen = { ...chosenProduct(product, {}), images }
  vi.mocked(useSelection).mockReturnValue({
    ...{ product, selection: {}, choosers: [], chosen, choose: vi.fn() },
    ...{ addition: null, initials: '', setInitials: vi.fn(), beside: [], setBeside: vi.fn() },
  })
  render(<ProductGallery moving={null} />)

  const shown = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(shown).toEqual(images.map(({ alt }) => alt))
})
