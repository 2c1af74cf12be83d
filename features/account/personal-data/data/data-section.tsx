import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { DeleteDialog } from './delete-dialog'
import { useExportAccount } from '../queries'
import { saveAsFile } from './save-as-file'
import { Section } from '../section'
import styles from './data-section.module.scss'

/** The customer's data to take along, and the end of the account. */
export function DataSection({ mobile }: { mobile: string }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const take = useExportAccount()
  const takeOnce = useMutateOnce(take)

  const handleExport = () =>
    takeOnce(undefined, {
      onSuccess: (data) => saveAsFile(`oree-personal-data-${data.exportedAt.slice(0, 10)}.json`, data),
    })

  return (
    <Section title="我的数据">
      <div className={styles.part}>
        <p className={styles.text}>下载我们保存的全部数据：资料、地址、订单、心愿单、浏览与同意记录。</p>
        {take.error && <Notice>{take.error.message}</Notice>}
        {take.isSuccess && <Notice tone="status">数据已下载</Notice>}
        <Button variant="secondary" isPending={take.isPending} onClick={handleExport}>
          导出我的数据
        </Button>
      </div>
      <div className={styles.part}>
        <p className={styles.text}>注销后，账户与其中的资料将被删除，无法恢复。</p>
        <Button variant="text" onClick={() => setIsDeleting(true)}>
          注销账户
        </Button>
      </div>
      {isDeleting && <DeleteDialog mobile={mobile} onClose={() => setIsDeleting(false)} />}
    </Section>
  )
}
