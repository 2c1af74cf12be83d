import type { ReactNode } from 'react'
import { IconButton } from '@/components/icon-button'
import { Accordion } from '@/components/disclosure/accordion'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Product } from '@/contract/calls/catalogue/product'
import { calloutOf } from '@/contract/rules/catalogue/callouts'
import { homeCrumb, routes } from '@/lib/routes'
import { EditorialChapter } from './blocks/editorial-chapter'
import { MiniEditorial, Redirection } from './blocks/panel-blocks'
import { notesOf } from './blocks/product-notes'
import { BuyArea } from './buy/buy-area'
import { ExperienceLinks } from './gallery/experience-links'
import { galleryFilm } from './gallery/gallery-film'
import { ProductGallery } from './gallery/product-gallery'
import { LettersEntry } from './letters/letters-entry'
import { ChoosersPanel } from './panel/choosers-panel'
import { AvailabilityLabel, ChosenPrice } from './panel/chosen-facts'
import { ProductAccordions } from './product-accordions'
import styles from './product-details.module.scss'
import type { Reading } from './readings'
import { Measures } from './scale/measures-line'
import { isCarried, measuresOf } from './scale/measures'
import { ScaleFigure } from './scale/scale-figure'
import { toChoosable } from './selection/choosable'
import { SelectionProvider } from './selection/selection'

type Props = {
  product: Product
  /** Texts that are the same on every product page. */
  service: readonly Reading[]
  /** A way to pass the product on. */
  share: ReactNode
  /** What may be bought together with it. */
  bundle: ReactNode
  /** Rows of other products under the page. */
  children: ReactNode
}

/** A product: its pictures, and beside them what it is, costs and comes in. P04, P05, P13. */
export function ProductDetails({ product, service, share, bundle, children }: Props) {
  const { name, nameEn, customerTag, shortDescription, debutHeroText } = product
  const pieces = measuresOf(product)
  const note = calloutOf(product) || customerTag
  return (
    <article>
      <SelectionProvider product={toChoosable(product)}>
        <div className={styles.root}>
          <div className={styles.pictures}>
            <ProductGallery moving={galleryFilm(product)} />
          </div>
          <div className={styles.facts}>
            <div className={styles.panel}>
              <Breadcrumb items={crumbs(product)} />
              <header className={styles.head}>
                {debutHeroText && <p>{debutHeroText}</p>}
                {note && <p className={styles.note}>{note}</p>}
                <h1 className={styles.name}>{name}</h1>
                {nameEn && (
                  <p className={styles.latin} lang="fr">
                    {nameEn}
                  </p>
                )}
                <ChosenPrice />
                <Measures pieces={pieces} />
                <IconButton
                  icon="heart"
                  label={`收藏 ${name}`}
                  aria-pressed={false}
                  data-wish={product.sku}
                  className={styles.heart}
                />
              </header>
              {shortDescription && <p>{shortDescription}</p>}
              <ExperienceLinks product={product} />
              <ChoosersPanel hasSizeGuide={product.sizeGuide !== null} />
              <LettersEntry />
              <div className={styles.buy}>
                <AvailabilityLabel />
                <BuyArea />
                <ProductNotes product={product} />
              </div>
              <MiniEditorial block={product.miniEditorialBlock} />
              <ProductAccordions product={product} service={service}>
                {isCarried(product) && pieces.length > 0 && (
                  <Accordion title="它有多大">
                    <ScaleFigure sku={product.sku} pieces={pieces} />
                  </Accordion>
                )}
              </ProductAccordions>
              <Redirection block={product.redirectionBlock} />
              {share}
            </div>
          </div>
        </div>
        {bundle}
      </SelectionProvider>
      <div className={styles.below}>
        <EditorialChapter block={product.editorialBlock} />
        {children}
      </div>
    </article>
  )
}

function crumbs({ cats, name }: Product): { label: string; href?: string }[] {
  const above = cats.map((cat) => ({ label: cat.name, href: routes.category(cat.url) }))
  return [homeCrumb, ...above, { label: name }]
}

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
