import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TileSwatches } from './tile-swatches'

it('[P04] each colour leads to the product in that colour, whatever the list was filtered for', () => {
  const swatches = [
    ['墨黑', '#171615', 'noir'],
    ['干邑棕', '#9a5a2c', 'cognac'],
  ] as const
  render(<TileSwatches tile={{ href: '/aurore?s=BG-0101-NOIR', colors: 7, swatches: [...swatches] }} />)

  expect(screen.getByRole('list', { name: '颜色' })).toHaveTextContent('+5')
  expect(screen.getByRole('link', { name: '干邑棕' })).toHaveAttribute('href', '/aurore?s=cognac')
})
