import Link from 'next/link'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import styles from './footer.module.scss'

const columns = [
  {
    title: '购物指南',
    links: [
      { label: '退换货政策', href: routes.returnsRefunds },
      { label: '尺码指南', href: routes.sizeGuide },
      { label: '我的订单', href: routes.orders() },
    ],
  },
  {
    title: '法律条款',
    links: [
      { label: '隐私政策', href: routes.privacyPolicy },
      { label: '销售条款', href: routes.termsOfSale },
      { label: '使用条款', href: routes.termsOfUse },
    ],
  },
]

/** Customer service, guides, records. A§2. */
export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.title}>客户服务</h2>
          <p className={styles.text}>
            <a className={styles.link} href={brand.phoneHref}>
              {brand.phone}
            </a>
          </p>
          {brand.hours.map((line) => (
            <p key={line} className={styles.text}>
              {line}
            </p>
          ))}
        </section>
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.text}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.link} href={href} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className={styles.title}>所在地区</h2>
          <p className={styles.text}>{brand.region}</p>
        </section>
      </div>
      <div className={styles.end}>
        <WordMark title={brand.latinName} />
        <p className={styles.records}>
          {brand.records.icp} {brand.records.police} {brand.records.licence}
        </p>
      </div>
    </footer>
  )
}
