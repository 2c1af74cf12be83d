import { routes } from '@/lib/routes'
import styles from './share-link.module.scss'

type Props = {
  /** Parent sku of a product, or id of a page. */
  id: string
}

/** The way to the page that passes something on. A full load: the router knows one `/share` only (decision 0003). */
export function ShareLink({ id }: Props) {
  return (
    <p className={styles.root}>
      <a href={routes.share(id)} rel="nofollow" className={styles.link}>
        分享
      </a>
    </p>
  )
}
