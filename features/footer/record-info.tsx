import { Anchor } from '@/components/anchor'
import type { GlobalConfiguration } from '@/contract/calls/catalogue/global-configuration'
import { brand } from '@/lib/brand'
import styles from './record-info.module.scss'

type Records = GlobalConfiguration['recordInfo']

/** ICP record, police record and business licence, each with the register that knows it. A§2. */
export function RecordInfo({ records }: { records: Records }) {
  const { icp, icpUrl, police, policeUrl, licence, licenceUrl } = records
  return (
    <div className={styles.root}>
      <ul className={styles.records}>
        <Record text={icp} url={icpUrl} />
        <Record text={police} url={policeUrl} />
        <Record text={licence} url={licenceUrl} />
      </ul>
      <p>
        © {brand.latinName} {brand.city}
      </p>
    </div>
  )
}

function Record({ text, url }: { text: string; url: string }) {
  if (!text) return null
  return (
    <li>
      <Anchor
        className={styles.record}
        href={url}
        prefetch={false}
        target={url.startsWith('/') ? undefined : '_blank'}
      >
        {text}
      </Anchor>
    </li>
  )
}
