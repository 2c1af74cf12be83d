import Link from 'next/link'
import { Picture } from '@/components/media/picture'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf, refusalWords } from '@/contract/rules/catalogue/availability'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import styles from './product-tile.module.scss'

type Props = { item: ProductListItem; sizes: string; priority?: boolean }

/** A product in a list: picture, second view on hover, name, price, colours. B§3. */
export function ProductTile({ item, sizes, priority }: Props) {
  const { image, switchImage, name, colorCount } = item
  const note = noteOf(item)
  const refusal = refusalText(item)
  return (
    <Link className={styles.root} href={tileHref(item)}>
      <span className={styles.pictures}>
        <Picture name={image.name} alt="" sizes={sizes} priority={priority} />
        {switchImage && switchImage.name !== image.name && (
          <span className={styles.second}>
            <Picture name={switchImage.name} alt="" sizes={sizes} ratio="fill" />
          </span>
        )}
      </span>
      <span className={styles.facts}>
        {note && <span className={styles.quiet}>{note}</span>}
        <span>{name}</span>
        <TilePrice item={item} />
        {refusal && <span className={styles.quiet}>{refusal}</span>}
        {colorCount > 1 && <span className={styles.quiet}>{colorCount} 色</span>}
      </span>
    </Link>
  )
}

/** What a product costs in a list; a hidden price is asked for (P05). */
function TilePrice({ item }: { item: ProductListItem }) {
  const { price, orgPrice, hasSpecialPrice, hidePrice } = item
  if (hidePrice) return <span className={styles.quiet}>价格请咨询</span>
  if (!hasSpecialPrice || orgPrice === null) return <span className={styles.price}>{formatFen(price)}</span>
  return (
    <span className={styles.price}>
      <span className="visually-hidden">现价</span>
      {formatFen(price)} <span className="visually-hidden">原价</span>
      <s className={styles.quiet}>{formatFen(orgPrice)}</s>
    </span>
  )
}

/** The product's page, with the child chosen that the list shows. B§2. */
export function tileHref({ url, sku, parentSku }: ProductListItem): string {
  return routes.product(url, sku === parentSku ? {} : { s: sku })
}

/** What the house says of it: its callout or tag, and whom it thinks of. */
export function noteOf({ calloutMessage, customerTag, isVip }: ProductListItem): string {
  return [calloutMessage || customerTag, isVip && '贵宾臻选'].filter(Boolean).join(' · ')
}

/** Why it cannot be bought; null when it can, and where the price says it already. P05. */
export function refusalText(item: ProductListItem): string | null {
  const { refusal } = availabilityOf(item, item)
  return refusal && refusal !== 'PRICE_ON_REQUEST' ? refusalWords[refusal] : null
}
