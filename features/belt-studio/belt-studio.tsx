'use client'

import { useMemo } from 'react'
import { Anchor } from '@/components/anchor'
import { availabilityText } from '@/contract/rules/catalogue/availability'
import { ChooserGroup } from '@/features/product/panel/chooser-group'
import { AddButton } from '@/features/product/quick-add/add-button'
import { chosenProduct } from '@/features/product/selection/chosen-product'
import { useLiveStock } from '@/features/product/selection/selection'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { BeltPlace } from './belt-place'
import styles from './belt-studio.module.scss'
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
  const price = product.hidePrice ? '' : formatFen(chosen.priceFen)
  const availability = availabilityText(chosen.availability)

  return (
    <div className={styles.root}>
      <BeltPlace look={lookOf(range, choice)} widths={widths} still={stillOf(range, choice)} words={words} />
      <aside className={styles.facts} aria-label="选配">
        <header className={styles.head}>
          <h1 className={styles.name}>{product.name}</h1>
          <p className={styles.latin} lang="fr">
            {nameEn}
          </p>
          <p className={styles.price}>
            <span>{price}</span>
            <span className={styles.availability}>{availability}</span>
          </p>
        </header>
        {beltChoosers(range, choice).map(({ value, ...chooser }) => (
          <ChooserGroup
            key={chooser.code}
            chooser={chooser}
            value={value}
            onChoose={(chosenValue) => answer(chooser.code, chosenValue)}
          />
        ))}
        <div className={styles.buy}>
          <AddButton chosen={chosen} customization={partsRecorded(product, selection)} />
          <Anchor className={styles.back} href={routes.product(url, { s: chosen.s ?? undefined })}>
            返回商品页
          </Anchor>
        </div>
        <p className="visually-hidden" role="status">
          {[words, price, availability].filter(Boolean).join('，')}
        </p>
      </aside>
    </div>
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
