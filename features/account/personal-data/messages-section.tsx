import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { useSaveMessageSettings } from './queries'
import { Section } from './section'
import styles from './text.module.scss'

/** Whether the store writes about orders and returns; codes and arrival notices that were asked for come all the same. */
export function MessagesSection({ hasOrderMessages }: { hasOrderMessages: boolean }) {
  const save = useSaveMessageSettings()
  const saveOnce = useMutateOnce(save)
  return (
    <Section title="订单通知">
      <p className={styles.text}>
        订单提交、发货、可供自提及退货审核结果，将于每日 8:00 至 22:00 以短信告知您。
      </p>
      <p className={styles.text} role="status">
        {hasOrderMessages ? '短信通知已开启' : '短信通知已关闭'}
      </p>
      {save.error && <Notice>{save.error.message}</Notice>}
      <Button variant="secondary" isPending={save.isPending} onClick={() => saveOnce(!hasOrderMessages)}>
        {hasOrderMessages ? '关闭短信通知' : '开启短信通知'}
      </Button>
    </Section>
  )
}
