import { Accordion } from '@/components/disclosure/accordion'
import { Notice } from '@/components/feedback/notice'
import type { ConsentEntry } from '@/contract/calls/customer/account'
import { consentPurposes } from '../../consents'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { ConsentHistory } from './consent-history'
import { ConsentRow } from './consent-row'
import { useSaveCustomer } from '../queries'
import { Section } from '../section'
import styles from './consent-section.module.scss'

/** Each box on its own: what was agreed to, when, in which version; to give or take back. The newest entry counts. C09. */
export function ConsentSection({ ledger }: { ledger: readonly ConsentEntry[] }) {
  const save = useSaveCustomer()
  const saveOnce = useMutateOnce(save)
  return (
    <Section title="同意与授权">
      <ul className={styles.root}>
        {consentPurposes.map((purpose) => (
          <ConsentRow
            key={purpose}
            purpose={purpose}
            entries={ledger.filter((entry) => entry.purpose === purpose)}
            isPending={save.isPending && save.variables[purpose] !== undefined}
            onDecide={(isGiven) => saveOnce({ [purpose]: isGiven ? 1 : 0 })}
          />
        ))}
      </ul>
      {save.error && <Notice>{save.error.message}</Notice>}
      {ledger.length > 0 && (
        <div className={styles.history}>
          <Accordion title={`查看记录（${ledger.length}）`}>
            <ConsentHistory ledger={ledger} />
          </Accordion>
        </div>
      )}
    </Section>
  )
}
