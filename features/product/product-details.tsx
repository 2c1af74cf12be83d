import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Product } from '@/contract/calls/catalogue/product'
import { homeCrumb, routes } from '@/lib/routes'
import { BuyArea } from './buy/buy-area'
import { ChoosersPanel } from './panel/choosers-panel'
import { AvailabilityLabel, ChosenPrice } from './panel/chosen-facts'
import { ProductAccordions, type ServiceText } from './product-accordions'
import styles from './product-details.module.scss'
import { ProductGallery } from './product-gallery'
import { ProductNotes } from './product-notes'
import { toChoosable } from './selection/choosable'
import { SelectionProvider } from './selection/selection'

type Props = {
  product: Product
  service: readonly ServiceText[]
  /** A way to pass the product on. */
  share: ReactNode
  /** Rows of other products under the page. */
  children: ReactNode
}

/** A product: its pictures, and beside them what it is, costs and comes in. P04, P05, P13. */
export function ProductDetails({ product, service, share, children }: Props) {
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
      </SelectionProvider>
      {children}
    </article>
  )
}

function crumbs({ cats, name }: Product): { label: string; href?: string }[] {
  const above = cats.map((cat) => ({ label: cat.name, href: routes.category(cat.url) }))
  return [homeCrumb, ...above, { label: name }]
}
