import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import type { Data } from '@/lib/api/types'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { routes } from '@/lib/routes'
import styles from './order-actions.module.scss'
import { useBuyAgain } from './queries'

/** Puts an order into the bag once more, and says what could not be had. */
export function BuyAgain({ orderNo }: { orderNo: string }) {
  const again = useBuyAgain()
  const againOnce = useMutateOnce(again)
  return (
    <>
      <Button variant="text" isPending={again.isPending} onClick={() => againOnce(orderNo)}>
        再次购买
      </Button>
      {again.error && <Notice>{again.error.message}</Notice>}
      {again.data && <Result missed={again.data.missed} />}
    </>
  )
}

function Result({ missed }: Pick<Data<'buyAgain'>, 'missed'>) {
  return (
    <div className={styles.result}>
      <Notice tone={missed.length === 0 ? 'status' : 'error'}>
        {missed.length === 0 ? (
          <p>商品已加入购物袋。</p>
        ) : (
          <ul>
            {missed.map(({ name, reason }, index) => (
              <li key={`${name} ${index}`}>
                未能加入：{name}。{reason}
              </li>
            ))}
          </ul>
        )}
        <Anchor className={styles.link} href={routes.bag}>
          查看购物袋
        </Anchor>
      </Notice>
    </div>
  )
}
