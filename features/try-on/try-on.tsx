'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { ChooserGroup } from '@/features/product/panel/chooser-group'
import { choosersOf } from '@/features/product/selection/choosers'
import { chosenProduct } from '@/features/product/selection/chosen-product'
import { firstSelection, select } from '@/features/product/selection/select'
import { StudioFrame } from '@/features/product/studio/studio-frame'
import { onDemand } from '@/lib/browser/on-demand'
import { storedItem, storeItem } from '@/lib/browser/storage'
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
    <StudioFrame
      product={product}
      url={url}
      nameEn={piece.nameEn}
      chosen={chosen}
      label="商品"
      stage={
        <section ref={stage} className={styles.stage} aria-label={piece.title}>
          {wish ? (
            <Studio wish={wish} worn={worn} words={words} onWish={setWish} onLeave={() => setWish(null)} />
          ) : (
            <Invitation piece={piece} onWish={setWish} />
          )}
        </section>
      }
    >
      {choosersOf(product, selection).map(({ options, ...chooser }) => (
        <ChooserGroup
          key={chooser.code}
          // Colours are what is tried on: they are shown, not their pictures.
          chooser={{ ...chooser, options: options.map(({ image: _, ...option }) => option) }}
          value={selection[chooser.code]}
          onChoose={(value) => setSelection(select(product, selection, { code: chooser.code, value }))}
        />
      ))}
    </StudioFrame>
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
