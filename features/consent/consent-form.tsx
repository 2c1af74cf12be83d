import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Drawer } from '@/components/drawer'
import type { ConsentPurpose } from '@/contract/account'
import { accountCache } from '@/lib/account.cache'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'
import { consentTexts, policyTitles } from '@/lib/consents'
import { routes } from '@/lib/routes'
import { keepUserInfo } from '@/lib/user-info'
import styles from './consent-form.module.scss'
import { noticeQuery, type ConsentBox } from './notice'
import { forgetVersions, keptVersions } from './policy-check'

type Choices = Partial<Record<ConsentPurpose, boolean>>

/** Nothing is ticked beforehand. Only the first box is needed (A§5); without it nothing is sent. */
export function ConsentForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data: notice } = useQuery(noticeQuery)
  const [choices, setChoices] = useState<Choices>({})
  const [isTried, setIsTried] = useState(false)
  const save = useSaveConsent(onClose)
  if (!notice) return null

  const isMissing = ({ code, isRequired }: ConsentBox) => isRequired && choices[code] !== true

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    const missing = notice.boxes.find(isMissing)
    if (missing) form.current?.querySelector<HTMLInputElement>(`[name=${missing.code}]`)?.focus()
    else if (!save.isPending) save.mutate(bodyOf(notice.boxes, choices))
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
      <form ref={form} id={id} className={styles.root} noValidate aria-label="同意" onSubmit={handleSubmit}>
        <div className={styles.text}>
          {notice.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.boxes}>
          {notice.boxes.map((box) => (
            <Checkbox
              key={box.code}
              name={box.code}
              checked={choices[box.code] ?? false}
              error={isTried && isMissing(box) ? '必选，请阅读并勾选' : undefined}
              onChange={(event) => setChoices({ ...choices, [box.code]: event.target.checked })}
            >
              {box.label}
              <span className={styles.mark}>{box.isRequired ? '必选' : '可选'}</span>
              <span className={styles.links}>
                {consentTexts[box.code].map((text) => (
                  <Anchor key={text} className={styles.link} href={routes.policy(text)} target="_blank">
                    《{policyTitles[text]}》
                  </Anchor>
                ))}
              </span>
            </Checkbox>
          ))}
        </div>
      </form>
    </Drawer>
  )
}

/** Saved: the drawer goes and the versions with it. Not saved: the drawer goes, and the next load asks again. A§4, A§8. */
function useSaveConsent(onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<'saveCustomer'>['body']) => call('saveCustomer', { body }),
    onSuccess: (user) => {
      forgetVersions()
      keepUserInfo(user)
      void client.invalidateQueries({ queryKey: accountCache.all })
    },
    onSettled: onClose,
  })
}

function bodyOf(boxes: readonly ConsentBox[], choices: Choices): Input<'saveCustomer'>['body'] {
  const flags = boxes.map(({ code }): [string, 0 | 1] => [code, choices[code] ? 1 : 0])
  return { ...Object.fromEntries(flags), customerVersion: keptVersions()?.current }
}
