import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dimensionsText } from './measures'
import { referenceFor } from './reference'
import { ScaleDrawing } from './scale-drawing'

const bag = { label: '中号', dimensions: { widthMm: 280, heightMm: 210, depthMm: 120 } }
const cardHolder = { label: '', dimensions: { widthMm: 105, heightMm: 75, depthMm: 8 } }

/** What stands on the ground, from the left. */
const drawn = () => {
  const [, ...paths] = screen.getByRole('img', { name: /晨曦手提包与A4 纸/ }).querySelectorAll('path')
  return paths
}

describe('how large a piece is', () => {
  it('says its measures in centimetres', () => {
    expect(dimensionsText(bag.dimensions)).toBe('宽 28 × 高 21 × 深 12 厘米')
    expect(dimensionsText(cardHolder.dimensions)).toBe('宽 10.5 × 高 7.5 × 深 0.8 厘米')
  })

  it.each([
    [[bag], 'A4 纸'],
    [[cardHolder], '成人的手'],
    [[cardHolder, bag], 'A4 纸'],
  ])('%j stand beside %s', (pieces, name) => {
    expect(referenceFor(pieces).name).toBe(name)
  })

  it('draws the outline of a piece beside a sheet, to one scale, and larger sizes of it as much larger', () => {
    const outline = { widthMm: 140, heightMm: 160, path: 'M0 0l10-20z' }
    const product = { name: '晨曦手提包', dimensions: { widthMm: 140, heightMm: 105, depthMm: 60 }, outline }
    render(<ScaleDrawing product={product} pieces={[{ ...bag, dimensions: product.dimensions }, bag]} />)

    const [sheet, small, large] = drawn()
    expect(sheet).toHaveAttribute('d', 'M0 0V-297H210V0Z')
    expect(small).toHaveAttribute('d', outline.path)
    expect(small).toHaveAttribute('transform', 'translate(255 0) scale(0.1 0.1)')
    expect(large).toHaveAttribute('transform', 'translate(440 0) scale(0.2 0.2)')
  })

  it('draws the plain front of a piece without an outline', () => {
    render(
      <ScaleDrawing
        product={{ name: '晨曦手提包', dimensions: bag.dimensions, outline: null }}
        pieces={[bag]}
      />,
    )

    expect(drawn()[1]).toHaveAttribute('d', 'M0 0v-2100h2800v2100z')
  })
})
