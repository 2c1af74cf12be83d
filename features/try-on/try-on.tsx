'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { availabilityText } from '@/contract/rules/catalogue/availability'
import { ChooserGroup } from '@/features/product/panel/chooser-group'
import { AddButton } from '@/features/product/quick-add/add-button'
import { choosersOf } from '@/features/product/selection/choosers'
import { chosenProduct } from '@/features/product/selection/chosen-product'
import { firstSelection, select } from '@/features/product/selection/select'
import { Anchor } from '@/components/anchor'
import { onDemand } from '@/lib/browser/on-demand'
import { storedItem, storeItem } from '@/lib/browser/storage'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { wornOf, type TryOnPiece } from './piece'
import type { SourceWish } from './source/source'
import { Invitation } from './start/invitation'
import styles from './try-on.module.scss'

const Studio = onDemand(() => import('./studio/studio').then((module) => module.Studio))

/** A product tried on: the stage, and beside it its shades, its price and the bag. P15. */
export function TryOn({ piece, url }: { piece: TryOnPiece; url: string }) {
  const { product, type, finish } = piece
  const [selection, setSelection] = useState(() => firstSelection(product, piece.sku))
  const [wish, setWish] = useState<SourceWish | null>(null)
  const stage = useRef<HTMLElement>(null)
  const chosen = chosenProduct(product, selection)
  const { words, worn } = useMemo(
    () => wornOf({ product, type, finish }, selection),
    [product, type, finish, selection],
  )
  useBroughtIntoView(stage, wish !== null)

  return (
    <div className={styles.root}>
      <section ref={stage} className={styles.stage} aria-label={piece.title}>
        {wish ? (
          <Studio wish={wish} worn={worn} words={words} onWish={setWish} onLeave={() => setWish(null)} />
        ) : (
          <Invitation piece={piece} onWish={setWish} />
        )}
      </section>
      <aside className={styles.facts} aria-label="商品">
        <header className={styles.head}>
          <h1 className={styles.name}>{product.name}</h1>
          {piece.nameEn && (
            <p className={styles.latin} lang="fr">
              {piece.nameEn}
            </p>
          )}
          <p className={styles.price}>
            {!product.hidePrice && <span>{formatFen(chosen.priceFen)}</span>}
            <span className={styles.availability} role="status">
              {availabilityText(chosen.availability)}
            </span>
          </p>
        </header>
        {choosersOf(product, selection).map(({ options, ...chooser }) => (
          <ChooserGroup
            key={chooser.code}
            // Colours are what is tried on: they are shown, not their pictures.
            chooser={{ ...chooser, options: options.map(({ image: _, ...option }) => option) }}
            value={selection[chooser.code]}
            onChoose={(value) => setSelection(select(product, selection, { code: chooser.code, value }))}
          />
        ))}
        <div className={styles.buy}>
          <AddButton chosen={chosen} />
          <Anchor className={styles.back} href={routes.product(url, { s: chosen.s ?? undefined })}>
            返回商品页
          </Anchor>
        </div>
      </aside>
    </div>
  )
}

/** Once a day the page brings the stage into view when it opens: on a phone it may lie under the frame. */
function useBroughtIntoView(stage: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || storedItem('try_on_scroll') !== null) return
    storeItem('try_on_scroll', 'yes')
    stage.current?.scrollIntoView({ block: 'start' })
  }, [stage, isOpen])
}
