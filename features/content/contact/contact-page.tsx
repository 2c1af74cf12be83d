import { Anchor } from '@/components/anchor'
import type { Page } from '@/contract/calls/catalogue/page'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { ContentFrame } from '../frame/content-frame'
import { ChatButton } from './chat-button'
import styles from './contact-page.module.scss'

const guides = [
  { label: '常见问题', text: '十个主题，逐一解答', href: routes.faq() },
  { label: '配送与自提', text: '时效、签收与到店取货', href: routes.shippingGuide },
  { label: '退货与退款', text: '七日退货，原路退款', href: routes.returnsRefunds },
  { label: '尺码指南', text: '鞋履、成衣、戒指与腰带', href: routes.sizeGuide },
]

/** The ways to reach the brand: telephone with its hours, live chat, boutiques, and guides to read first. A§1, A§2. */
export function ContactPage({ page }: { page: Page }) {
  return (
    <ContentFrame title={page.title} lead={page.description}>
      <div className={styles.ways}>
        <section className={styles.way}>
          <h2 className={styles.name}>客户服务热线</h2>
          <p>
            <a className={styles.phone} href={brand.phoneHref}>
              {brand.phone}
            </a>
          </p>
          <ul className={styles.hours}>
            {brand.hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section id="live-chat" className={styles.way}>
          <h2 className={styles.name}>在线客服</h2>
          <p className={styles.text}>
            顾问将以文字为您解答作品、尺码、订单与售后的疑问，服务时间与热线相同。
          </p>
          <ChatButton />
        </section>
        <section className={styles.way}>
          <h2 className={styles.name}>专卖店</h2>
          <p className={styles.text}>六座城市，八间店铺。可致电预约，由一位顾问陪您试穿、改制与取货。</p>
          <p>
            <Anchor className={styles.link} href={routes.stores}>
              查询专卖店
            </Anchor>
          </p>
        </section>
      </div>
      <section className={styles.guides}>
        <h2 className={styles.title}>或许您想先看看</h2>
        <ul className={styles.list}>
          {guides.map(({ label, text, href }) => (
            <li key={href}>
              <Anchor className={styles.guide} href={href}>
                <span>{label}</span>
                <span className={styles.hint}>{text}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
    </ContentFrame>
  )
}
