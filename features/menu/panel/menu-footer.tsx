import { Anchor } from '@/components/anchor'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import styles from './menu-footer.module.scss'
import { useWishCount } from '../queries'

type Props = { layout: 'row' | 'list'; bagCount: number }

/** The ways out of the catalogue, at the foot of the menu. A row on desktop, a list on phones, each with its own. A§2. */
export function MenuFooter({ layout, bagCount }: Props) {
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const open = useOverlayStore((state) => state.open)
  const wishCount = useWishCount()
  const isList = layout === 'list'

  return (
    <ul className={styles.root} data-layout={layout} data-menu={isList ? 'column' : 'row'}>
      <li>
        <Anchor className={styles.entry} href={routes.stores} prefetch={false}>
          专卖店
        </Anchor>
      </li>
      <li className={styles.next}>
        {isCustomer ? (
          <Anchor className={styles.entry} href={routes.personalData} prefetch={false}>
            我的账户
          </Anchor>
        ) : (
          <button type="button" className={styles.entry} onClick={() => openLogin()}>
            登录/注册
          </button>
        )}
      </li>
      <li>
        {isCustomer ? (
          <Anchor className={styles.entry} href={routes.wishList} prefetch={false}>
            {withCount('心愿单', wishCount)}
          </Anchor>
        ) : (
          <button
            type="button"
            className={styles.entry}
            onClick={() => openLogin({ returnUrl: routes.wishList })}
          >
            心愿单
          </button>
        )}
      </li>
      <li>
        <Anchor className={styles.entry} href={routes.bag} prefetch={false}>
          {withCount('购物袋', bagCount)}
        </Anchor>
      </li>
      {isList ? (
        <>
          <li>
            <Anchor className={styles.entry} href={routes.contact} prefetch={false}>
              联系我们
            </Anchor>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={() => open('region')}>
              <span className="visually-hidden">国家/地区：</span>
              {brand.region}
            </button>
          </li>
        </>
      ) : (
        <li>
          <button type="button" className={styles.entry} onClick={() => open('search')}>
            搜索
          </button>
        </li>
      )}
    </ul>
  )
}

/** A count only above 0. A§2. */
function withCount(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label
}
