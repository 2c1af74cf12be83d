import { DataTable } from '@/components/layout/data-table'
import type { ConsentEntry } from '@/contract/calls/customer/account'
import { consentTitles, policyTitles } from '../../consents'
import { formatDateTime } from '@/lib/format'

/** Every decision, newest first: nothing of it is ever changed. */
export function ConsentHistory({ ledger }: { ledger: readonly ConsentEntry[] }) {
  return (
    <DataTable
      label="同意记录"
      header={['时间', '事项', '决定', '文本与版本', '页面']}
      rows={ledger.map(({ at, purpose, isGiven, texts, page }) => [
        formatDateTime(at),
        consentTitles[purpose],
        isGiven ? '同意' : '不同意',
        Object.entries(texts)
          .map(([text, version]) => `${policyTitles[text] ?? text} ${version}`)
          .join('，') || '无',
        page ?? '未记录',
      ])}
    />
  )
}
