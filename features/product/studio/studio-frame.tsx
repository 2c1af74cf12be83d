import type { ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import { availabilityText } from '@/contract/rules/catalogue/availability'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { AddButton } from '../quick-add/add-button'
import type { Choosable } from '../selection/choosable'
import type { ChosenProduct } from '../selection/chosen-product'
import styles from './studio-frame.module.scss'

type Props = {
  product: Choosable
  /** Of its page, without the slash. */
  url: string
  /** Empty where it has none. */
  nameEn: string
  chosen: ChosenProduct
  /** What is made to order on it. */
  customization?: Readonly<Record<string, string>>
  /** What the facts are called, and all that is said of a choice; without words of its own whether it can be had. */
  label: string
  announcement?: string
  /** Where the piece is seen. */
  stage: ReactNode
  /** What there is to choose. */
  children: ReactNode
}

/** A page on which a piece stands on a stage, and beside it what there is to choose, its price and the bag. P15, P16. */
export function StudioFrame(props: Props) {
  const { product, url, nameEn, chosen, customization, label, announcement, stage, children } = props
  const price = product.hidePrice ? '' : formatFen(chosen.priceFen)
  const availability = availabilityText(chosen.availability)

  return (
    <div className={styles.root}>
      {stage}
      <aside className={styles.facts} aria-label={label}>
        <header className={styles.head}>
          <h1 className={styles.name}>{product.name}</h1>
          {nameEn && (
            <p className={styles.latin} lang="fr">
              {nameEn}
            </p>
          )}
          <p className={styles.price}>
            {price && <span>{price}</span>}
            <span className={styles.availability} {...(announcement === undefined && { role: 'status' })}>
              {availability}
            </span>
          </p>
        </header>
        {children}
        <div className={styles.buy}>
          <AddButton chosen={chosen} {...(customization && { customization })} />
          <Anchor className={styles.back} href={routes.product(url, { s: chosen.s ?? undefined })}>
            返回商品页
          </Anchor>
        </div>
        {announcement !== undefined && (
          <p className="visually-hidden" role="status">
            {[announcement, price, availability].filter(Boolean).join('，')}
          </p>
        )}
      </aside>
    </div>
  )
}
