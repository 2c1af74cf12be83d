import { expect, it } from 'vitest'
import { z } from 'zod'
import { looksOf, readProducts } from '../../files/catalogue'
import { boundsOfModel } from '../../kit/mesh/bounds'
import type { Model, Part } from '../../kit/mesh/model'
import { candle } from './candle'
import { fragrance } from './entries'
import { giftSet } from './gift-sets'

/** What of a bundle tells which parts are chosen in it at first. */
const bundleSchema = z.object({
  options: z.array(
    z.object({
      optionId: z.string(),
      selections: z.array(z.object({ sku: z.string(), isDefault: z.boolean().optional() })),
    }),
  ),
})

const design = 'candle-and-perfume'

const partsNamed = ({ parts }: Model, name: string): Part[] => parts.filter((part) => part.name === name)

it('the set of a candle and a scent shows the candle that is chosen in it at first', async () => {
  const products = (await readProducts()).flatMap((file) => file.products)
  const set = products.find(({ imagery }) => imagery?.params?.['design'] === design)
  const { options } = bundleSchema.parse(set?.['bundle'])
  const chosen = options
    .find(({ optionId }) => optionId === 'candle')
    ?.selections.find(({ isDefault }) => isDefault)?.sku
  const [own] = products.filter(({ children }) => children.some(({ sku }) => sku === chosen)).flatMap(looksOf)
  const [shown] = set ? looksOf(set) : []
  if (!own || !shown) throw new Error('No candle is chosen at first')

  const sold = fragrance['candle']?.sheet(own)
  const inSet = fragrance['gift-set']?.sheet(shown)
  const drawn = giftSet({ design })
  for (const { name, slot } of candle(own.params).parts) {
    const parts = partsNamed(drawn, `candle-${name}`)
    expect(parts.map((part) => inSet?.[part.slot])).toContainEqual(sold?.[slot])
  }
})

it('nothing in the set of a candle and a scent stands in another', () => {
  const { parts } = giftSet({ design })
  const [lid, bottle, box] = ['candle-lid', 'bottle-', 'box-'].map((name) =>
    boundsOfModel({ parts: parts.filter((part) => part.name.startsWith(name)) }),
  )
  const vessel = boundsOfModel({ parts: partsNamed({ parts }, 'candle-vessel') })
  expect(lid?.max.x).toBeLessThan(bottle?.min.x ?? 0)
  for (const one of [lid, bottle, vessel]) expect(one?.min.z).toBeGreaterThan(box?.max.z ?? 0)
})
