import { useRef, useState, type SyntheticEvent } from 'react'
import { Anchor } from '@/components/anchor'
import { Checkbox } from '@/components/form/checkbox'
import { useDismissOverlay } from '@/components/overlay/overlay'
import type { ConsentPurpose } from '@/contract/calls/customer/account'
import { consentTexts, policyTitles } from '@/features/account/consents'
import { routes } from '@/lib/routes'
import styles from './consent-boxes.module.scss'
import type { ConsentBox, ConsentNotice } from './notice'

export type Choices = Partial<Record<ConsentPurpose, boolean>>

type Props = {
  id: string
  notice: ConsentNotice
  /** `dismiss` closes the drawer as the shopper would. */
  onAgree: (choices: Choices, dismiss: () => void) => void
}

/** Nothing is ticked beforehand. Only the first box is needed (A§5); without it nothing is sent. */
export function ConsentBoxes({ id, notice, onAgree }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [isTried, setIsTried] = useState(false)
  const dismiss = useDismissOverlay()

  const isMissing = ({ code, isRequired }: ConsentBox) => isRequired && choices[code] !== true

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    const missing = notice.boxes.find(isMissing)
    if (missing) form.current?.querySelector<HTMLInputElement>(`[name=${missing.code}]`)?.focus()
    else onAgree(choices, dismiss)
  }

  return (
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
  )
}
