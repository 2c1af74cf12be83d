import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { Drawer } from '@/components/overlay/drawer'
import { accountCache } from '@/features/account/personal-data/queries'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { storeUserInfo } from '@/lib/session/user-info'
import { ConsentBoxes, type Choices } from './consent-boxes'
import styles from './consent-form.module.scss'
import { noticeQuery, type ConsentBox } from './notice'
import { forgetVersions, storedVersions } from './policy-check'

type Props = {
  onClose: () => void
  /** Where it must be answered: leads away from the page. Without it the drawer may be closed. */
  onLeave?: () => void
}

/** The drawer with its one action. It goes whether the answer could be saved or not; unsaved, the next load asks again. A§4, A§8. */
export function ConsentForm({ onClose, onLeave }: Props) {
  const id = useId()
  const { data: notice } = useQuery(noticeQuery)
  const save = useSaveConsent()
  const saveOnce = useMutateOnce(save, { isFinal: true })
  const isAnswered = useRef(false)
  const [isFirst] = useState(() => !storedVersions()?.customer)
  if (!notice) return null

  const handleAgree = (choices: Choices, dismiss: () => void) =>
    saveOnce(bodyOf(notice.boxes, choices), {
      onSettled: () => {
        isAnswered.current = true
        dismiss()
      },
    })
  // Back on a phone closes every drawer: unanswered, it leaves the page too.
  const handleClose = () => (onLeave && !isAnswered.current ? onLeave() : onClose())

  return (
    <Drawer
      isOpen
      onClose={handleClose}
      isDismissible={!onLeave}
      side="bottom"
      title={isFirst ? '隐私政策与销售条款' : '隐私政策已更新'}
      footer={
        <div className={styles.action}>
          <Button type="submit" form={id} isWide isPending={save.isPending}>
            同意并继续
          </Button>
          {onLeave && (
            <Button variant="text" onClick={onLeave}>
              返回购物袋
            </Button>
          )}
        </div>
      }
    >
      <ConsentBoxes
        id={id}
        notice={isFirst ? { ...notice, paragraphs: firstTime } : notice}
        onAgree={handleAgree}
      />
    </Drawer>
  )
}

/** Said to who has not agreed to any version yet: nothing was changed for them. */
const firstTime = ['为继续为您提供服务，请阅读并同意以下内容。']

function useSaveConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<'saveCustomer'>['body']) => call('saveCustomer', { body }),
    onSuccess: (user) => {
      forgetVersions()
      storeUserInfo(user)
      void client.invalidateQueries({ queryKey: accountCache.all })
    },
  })
}

function bodyOf(boxes: readonly ConsentBox[], choices: Choices): Input<'saveCustomer'>['body'] {
  const flags = boxes.map(({ code }): [string, 0 | 1] => [code, choices[code] ? 1 : 0])
  return { ...Object.fromEntries(flags), customerVersion: storedVersions()?.current }
}
