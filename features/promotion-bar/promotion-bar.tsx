import { CloseBanner } from './close-banner'
import styles from './promotion-bar.module.scss'

/**
 * One line of notice above the header of configured pages. Whether this page is one of them, and whether the shopper has
 * closed it within 48 hours, is decided before first paint (`lib/browser/paint-frame`), so that nothing moves. A§2, A§4.
 */
export function PromotionBar({ html }: { html: string }) {
  return (
    <aside className={styles.root} aria-label="店铺公告">
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <CloseBanner className={styles.close} />
    </aside>
  )
}
