import { Picture } from '@/components/media/picture'
import type { Page } from '@/contract/calls/catalogue/page'
import { brand } from '@/lib/brand'
import { ContentFrame } from '../frame/content-frame'
import styles from './follow-page.module.scss'

type Props = {
  page: Page
  /** The picture of the code, or null while the service that draws it has none. */
  code: string | null
}

const steps = ['打开手机中的社交应用', '选择「扫一扫」，对准此码', '点击「关注」，即可收到消息']

/** Following the brand on a messaging app: a code to scan, and how. A§2, S22. */
export function FollowPage({ page, code }: Props) {
  return (
    <ContentFrame title={page.title} lead={page.description}>
      <div className={styles.columns}>
        <div className={styles.scan}>
          {code && (
            <img className={styles.code} src={code} alt="奥蕾官方账号二维码" width={240} height={240} />
          )}
          <h2 className={styles.name}>{brand.name} 官方账号</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.hint}>若正以手机浏览，请长按二维码识别，或在应用内搜索「{brand.name}」。</p>
        </div>
        <div className={styles.picture}>
          <Picture
            name="still-editorial-tall"
            alt="一双酒红色尖头高跟鞋"
            sizes="(max-width: 1023.98px) 100vw, 50vw"
          />
        </div>
      </div>
    </ContentFrame>
  )
}
