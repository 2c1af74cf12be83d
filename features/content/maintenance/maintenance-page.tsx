import { ButtonLink } from '@/components/button-link'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import styles from './maintenance-page.module.scss'

/** What is shown while the store is closed for a while: nothing but the word mark, why, and who can help. A§2. */
export function MaintenancePage() {
  return (
    <div className={styles.root}>
      <WordMark title={brand.latinName} />
      <div className={styles.words}>
        <h1 className={styles.title}>系统维护中</h1>
        <p className={styles.text}>
          我们正在整理店铺，稍后便会重新开启，您的购物袋与订单均会妥善保留。如有需要，请致电{' '}
          <a className={styles.phone} href={brand.phoneHref}>
            {brand.phone}
          </a>
          。
        </p>
        <ul className={styles.hours}>
          {brand.hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <ButtonLink variant="text" href={routes.home} prefetch={false}>
            重新打开首页
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
