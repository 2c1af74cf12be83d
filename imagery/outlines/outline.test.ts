import { BoxGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline'
import { areaOf, simplified, traceBorders } from './trace'

const maskOf = (rows: readonly string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  isFilled: (x: number, y: number) => rows[y]![x] === '#',
})

describe('borders of a picture', () => {
  it.each([
    ['one piece', ['###', '###'], [6]],
    ['a hole runs the other way round', ['###', '#.#', '###'], [9, -1]],
    ['two that touch by a corner stay two', ['#.', '.#'], [1, 1]],
    ['two apart', ['#.#'], [1, 1]],
  ])('%s', (_, rows, areas) => {
    expect(traceBorders(maskOf(rows)).map(areaOf)).toEqual(areas)
  })

  it('keep their corners alone', () => {
    const [border] = traceBorders(maskOf(['####', '####', '####']))
    expect(simplified(border!, 0.5)).toHaveLength(4)
  })
})

it('a box of 20 by 10 centimetres is drawn as such, standing on its foot', () => {
  const geometry = new BoxGeometry(20, 10, 4).translate(0, 5, 0)
  const outline = outlineOf({ parts: [{ name: 'box', geometry, slot: 'leather' }] })

  expect(outline).toMatchObject({ widthMm: 200, heightMm: 100 })
  expect(outline.path).toBe('M0 -1000l2000 0 0 1000-2000 0z')
})
