import type { ReactNode } from 'react'
import { IconButton } from '@/components/icon-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Product } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/catalogue/availability'
import { homeCrumb, routes } from '@/lib/routes'
import { BuyArea } from './buy/buy-area'
import { ChoosersPanel } from './panel/choosers-panel'
import { AvailabilityLabel, ChosenPrice } from './panel/chosen-facts'
import { ProductAccordions, type ServiceText } from './product-accordions'
import styles from './product-details.module.scss'
import { ProductGallery } from './product-gallery'
import { toChoosable } from './selection/choosable'
import { SelectionProvider } from './selection/selection'

type Props = {
  product: Product
  service: readonly ServiceText[]
  /** A way to pass the product on. */
  share: ReactNode
  /** What may be bought together with it. */
  bundle: ReactNode
  /** Rows of other products under the page. */
  children: ReactNode
}

/** A product: its pictures, and beside them what it is, costs and comes in. P04, P05, P13. */
export function ProductDetails({ product, service, share, bundle, children }: Props) {
  const { name, nameEn, calloutMessage, customerTag, shortDescription } = product
  const note = calloutMessage || customerTag
  return (
    <article>
      <SelectionProvider product={toChoosable(product)}>
        <div className={styles.root}>
          <div className={styles.pictures}>
            <ProductGallery />
          </div>
          <div className={styles.facts}>
            <div className={styles.panel}>
              <Breadcrumb items={crumbs(product)} />
              <header className={styles.head}>
                {note && <p className={styles.note}>{note}</p>}
                <h1 className={styles.name}>{name}</h1>
                {nameEn && (
                  <p className={styles.latin} lang="fr">
                    {nameEn}
                  </p>
                )}
                <ChosenPrice />
                <IconButton
                  icon="heart"
                  label={`收藏 ${name}`}
                  aria-pressed={false}
                  data-wish={product.sku}
                  className={styles.heart}
                />
              </header>
              {shortDescription && <p>{shortDescription}</p>}
              <ChoosersPanel hasSizeGuide={product.sizeGuide !== null} />
              <div className={styles.buy}>
                <AvailabilityLabel />
                <BuyArea />
                <ProductNotes product={product} />
              </div>
              <ProductAccordions product={product} service={service} />
              {share}
            </div>
          </div>
        </div>
        {bundle}
      </SelectionProvider>
      <div className={styles.below}>{children}</div>
    </article>
  )
}

function crumbs({ cats, name }: Product): { label: string; href?: string }[] {
  const above = cats.map((cat) => ({ label: cat.name, href: routes.category(cat.url) }))
  return [homeCrumb, ...above, { label: name }]
}

/** What a shopper must know before pressing: waiting times, whom it is for, why it is not there. P05. */
function ProductNotes({ product }: { product: Product }) {
  const notes = notesOf(product)
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function notesOf(product: Product): string[] {
  const { isPreOrder, preOrderShippingNote, isVip, vipNote, ctaNoStockComment, isIndividuallySalable } =
    product
  const { refusal } = availabilityOf(product, product)
  const isAwaited = refusal === 'OUT_OF_STOCK' || refusal === 'COMING_SOON'
  return [
    ...(isPreOrder ? [preOrderShippingNote || '预售商品，将按预计时间为您寄出。'] : []),
    ...(isVip ? [vipNote || '您的专属顾问可为您介绍此作品，并安排到店品鉴。'] : []),
    ...(isAwaited ? [ctaNoStockComment] : []),
    ...(isIndividuallySalable ? [] : ['此款不单独出售。']),
  ].filter(Boolean)
}
