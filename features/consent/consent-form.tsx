import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '@/components/button'
import { Drawer } from '@/components/overlay/drawer'
import { accountCache } from '@/features/account/personal-data/queries'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'
import { keepUserInfo } from '@/lib/session/user-info'
import { ConsentBoxes, type Choices } from './consent-boxes'
import styles from './consent-form.module.scss'
import { noticeQuery, type ConsentBox } from './notice'
import { forgetVersions, keptVersions } from './policy-check'

/** The drawer with its one action. It goes whether the answer could be saved or not; unsaved, the next load asks again. A§4, A§8. */
export function ConsentForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { data: notice } = useQuery(noticeQuery)
  const save = useSaveConsent()
  if (!notice) return null

  const handleAgree = (choices: Choices, dismiss: () => void) => {
    if (!save.isPending) save.mutate(bodyOf(notice.boxes, choices), { onSettled: dismiss })
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="bottom"
      title="隐私政策已更新"
      footer={
        <div className={styles.action}>
          <Button type="submit" form={id} isWide isPending={save.isPending}>
            同意并继续
          </Button>
        </div>
      }
    >
      <ConsentBoxes id={id} notice={notice} onAgree={handleAgree} />
    </Drawer>
  )
}

function useSaveConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<'saveCustomer'>['body']) => call('saveCustomer', { body }),
    onSuccess: (user) => {
      forgetVersions()
      keepUserInfo(user)
      void client.invalidateQueries({ queryKey: accountCache.all })
    },
  })
}

function bodyOf(boxes: readonly ConsentBox[], choices: Choices): Input<'saveCustomer'>['body'] {
  const flags = boxes.map(({ code }): [string, 0 | 1] => [code, choices[code] ? 1 : 0])
  return { ...Object.fromEntries(flags), customerVersion: keptVersions()?.current }
}
