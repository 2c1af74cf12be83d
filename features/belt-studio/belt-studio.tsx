'use client'

import { useMemo } from 'react'
import { ChooserGroup } from '@/features/product/panel/chooser-group'
import { chosenProduct } from '@/features/product/selection/chosen-product'
import { useLiveStock } from '@/features/product/selection/selection'
import { StudioFrame } from '@/features/product/studio/studio-frame'
import { BeltPlace } from './belt-place'
import { beltChoosers, choiceWords } from './choice'
import { beltOf, lookOf, partsRecorded, selectionOf, stillOf, widthsOf } from './range'
import type { BeltChoice, BeltRange } from './range'
import { useBeltChoice } from './use-belt-choice'

type Props = {
  range: BeltRange
  /** Of the belt the page opens on. */
  sku: string
}

/** A belt put together: it stands at one side, at the other its parts, its price and the bag. P16. */
export function BeltStudio({ range: cached, sku }: Props) {
  const { choice, answer } = useBeltChoice(cached, sku)
  const range = useLiveRange(cached, choice)
  const { product, url, nameEn } = beltOf(range, choice)
  const selection = selectionOf(product, choice)
  const chosen = chosenProduct(product, selection)
  const widths = useMemo(() => widthsOf({ leathers: cached.leathers }), [cached.leathers])
  const words = choiceWords(range, choice)

  return (
    <StudioFrame
      product={product}
      url={url}
      nameEn={nameEn}
      chosen={chosen}
      customization={partsRecorded(product, selection)}
      label="选配"
      announcement={words}
      stage={
        <BeltPlace
          look={lookOf(range, choice)}
          widths={widths}
          still={stillOf(range, choice)}
          words={words}
        />
      }
    >
      {beltChoosers(range, choice).map(({ value, ...chooser }) => (
        <ChooserGroup
          key={chooser.code}
          chooser={chooser}
          value={value}
          onChoose={(chosenValue) => answer(chooser.code, chosenValue)}
        />
      ))}
    </StudioFrame>
  )
}

/** The range with the stock of now of the belt that is chosen. */
function useLiveRange(cached: BeltRange, choice: BeltChoice): BeltRange {
  const product = useLiveStock(beltOf(cached, choice).product)
  return useMemo(() => {
    const belts = cached.belts.map((belt) => (belt.product.sku === product.sku ? { ...belt, product } : belt))
    return { ...cached, belts }
  }, [cached, product])
}
