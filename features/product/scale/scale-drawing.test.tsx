import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dimensionsText } from './measures'
import { referenceFor } from './reference'
import { ScaleDrawing } from './scale-drawing'

const bag = { label: '中号', dimensions: { widthMm: 280, heightMm: 210, depthMm: 120 } }
const cardHolder = { label: '', dimensions: { widthMm: 105, heightMm: 75, depthMm: 8 } }

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

  it('draws piece and sheet to one scale', () => {
    render(<ScaleDrawing name="晨曦手提包" pieces={[bag]} />)

    const [sheet, piece] = screen.getByRole('img', { name: /晨曦手提包与A4 纸/ }).querySelectorAll('path')
    expect(sheet).toHaveAttribute('d', 'M0 0V-297H210V0Z')
    expect(piece).toHaveAttribute('d', expect.stringContaining('v-210h280v210z'))
  })
})
