import { MediaRow } from '@/components/media/media-row'
import type { Return } from '@/contract/calls/purchase/returns'
import { formatFen } from '@/lib/format'
import styles from './return-detail.module.scss'

/** The pieces of a return, each with its reason. */
export function ReturnItems({ items }: { items: Return['items'] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>退货商品</h2>
      <ul className={styles.items}>
        {items.map(({ entityId, product, qtyRequested, reason }) => (
          <li key={entityId}>
            <MediaRow picture={product.imgUrl.name} size="small">
              <p>{product.name}</p>
              <p className={styles.words}>
                {[...wordsOf(product), formatFen(product.price), `数量 ${qtyRequested}`].join(' · ')}
              </p>
              <p className={styles.words}>{reason}</p>
            </MediaRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf({ isBundle, bundleChild, attributesInfo }: Return['items'][number]['product']): string[] {
  if (!isBundle) return attributesInfo.map(({ label }) => label)
  return bundleChild.map(({ name, size }) => (size === null ? name : `${name} ${size}`))
}
