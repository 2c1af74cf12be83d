import { useState } from 'react'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/form/checkbox'
import { Notice } from '@/components/feedback/notice'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { ApiFailure } from '@/lib/api/types'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { routes } from '@/lib/routes'
import styles from './delete-dialog.module.scss'
import { useSendDeletionCode } from '../queries'

type Props = { onSent: (resendSeconds: number) => void }

/** The first step. No code is sent before the customer says that they have understood. */
export function DeleteNotice({ onSent }: Props) {
  const [isUnderstood, setIsUnderstood] = useState(false)
  const dismiss = useDismissOverlay()
  const send = useSendDeletionCode()
  const hasOpenOrders = send.error instanceof ApiFailure && send.error.error === 'ORDERS_OPEN'

  const sendOnce = useMutateOnce(send)
  const handleContinue = () =>
    sendOnce(undefined, { onSuccess: ({ resendSeconds }) => onSent(resendSeconds) })

  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <p>注销将立即生效，且无法撤销：</p>
        <ul className={styles.list}>
          <li>个人资料、地址簿、心愿单、购物袋与浏览记录将被删除；</li>
          <li>您将无法再查看订单，也无法在线申请退货与发票；</li>
          <li>所有设备上的登录将退出。</li>
        </ul>
        <p>
          依照电子商务与会计法规，交易记录会继续保存，但不再包含您的姓名、手机号码与地址；已申请的发票抬头依法保留。同意记录以去标识化的形式保存三年。
        </p>
      </div>
      <Checkbox checked={isUnderstood} onChange={(event) => setIsUnderstood(event.target.checked)}>
        我已了解注销的后果
      </Checkbox>
      {send.error && (
        <Notice>
          {send.error.message}
          {hasOpenOrders && (
            <>
              {' '}
              <Anchor className={styles.link} href={routes.orders()}>
                查看订单
              </Anchor>
            </>
          )}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button isWide disabled={!isUnderstood} isPending={send.isPending} onClick={handleContinue}>
          发送验证码并继续
        </Button>
        <Button variant="text" onClick={dismiss}>
          暂不注销
        </Button>
      </div>
    </div>
  )
}
