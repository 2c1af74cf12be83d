import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import type { ConsentEntry, ConsentPurpose } from '@/contract/calls/customer/account'
import { consentTexts, consentTitles, policyTitles } from '../../consents'
import { formatDateTime } from '@/lib/format'
import { routes } from '@/lib/routes'
import styles from './consent-row.module.scss'
import { agreedTexts } from './agreed-texts'
import { versionsText } from './versions-text'

type Props = {
  purpose: ConsentPurpose
  /** The ledger of this box, newest first. */
  entries: readonly ConsentEntry[]
  isPending: boolean
  onDecide: (isGiven: boolean) => void
}

const descriptions: Record<ConsentPurpose, string> = {
  isAgreeAgreement: '使用账户与购物所必需。如需撤回，请注销账户。',
  cgi: '处理您的个人信息，用于为您提供个性化的服务。',
  isSendInfoAbroad: '由巴黎总部在全球精品店识别并接待您。',
  isAcceptMarketCommunication: '以短信与邮件向您介绍新作、时装秀与活动。',
}

/** One box: what it is about, how it stands, and the other decision. */
export function ConsentRow({ purpose, entries, isPending, onDecide }: Props) {
  const [newest] = entries
  const isGiven = newest?.isGiven ?? false
  const title = consentTitles[purpose]
  const agreed = agreedTexts(entries)
  const missing = consentTexts[purpose].filter((text) => agreed[text] === undefined)
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>
          {descriptions[purpose]}
          {consentTexts[purpose].map((text) => (
            <Anchor key={text} className={styles.link} href={routes.policy(text)}>
              《{policyTitles[text]}》
            </Anchor>
          ))}
        </p>
        <p className={styles.state} role="status">
          {stateText(entries, missing)}
          {newest && (
            <span className={styles.when}>
              {formatDateTime(newest.at)}
              {isGiven && versionsText(agreed)}
            </span>
          )}
        </p>
      </div>
      {purpose !== 'isAgreeAgreement' && (
        <Button
          variant="text"
          isPending={isPending}
          aria-label={`${isGiven ? '撤回' : '同意'}：${title}`}
          onClick={() => onDecide(!isGiven)}
        >
          {isGiven ? '撤回' : '同意'}
        </Button>
      )}
    </li>
  )
}

/** A guest's purchase agrees to one of two texts: then each is named. */
function stateText(entries: readonly ConsentEntry[], missing: readonly string[]): string {
  const [newest] = entries
  if (!newest?.isGiven) return entries.some(({ isGiven }) => isGiven) ? '已撤回' : '未同意'
  if (missing.length === 0 || Object.keys(newest.texts).length === 0) return '已同意'
  return `已同意${titlesOf(Object.keys(agreedTexts(entries)))}，未同意${titlesOf(missing)}`
}

function titlesOf(texts: readonly string[]): string {
  return texts.map((text) => `《${policyTitles[text] ?? text}》`).join('')
}
