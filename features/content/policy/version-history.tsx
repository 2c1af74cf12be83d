import { Anchor } from '@/components/anchor'
import { chineseDate, type PolicyVersions } from './policy-versions'
import styles from './version-history.module.scss'

type Props = { versions: PolicyVersions; shown: string }

/** Every version of a policy with the day it came into force; the others can be read. S22. */
export function VersionHistory({ versions: { customerVersion, historicalVersion }, shown }: Props) {
  return (
    <section id="versions" className={styles.root} aria-labelledby="versions-title">
      <h2 id="versions-title" className={styles.title}>
        版本与修订记录
      </h2>
      <ol className={styles.list}>
        {historicalVersion.map(({ version, from, url, summary }) => (
          <li key={version} className={styles.version}>
            <p>
              <time dateTime={from}>{chineseDate(from)}</time>
              <span className={styles.name}>
                版本 {version}
                {version === customerVersion ? '（现行）' : ''}
              </span>
            </p>
            {summary && <p className={styles.summary}>{summary}</p>}
            {version !== shown && (
              <p>
                <Anchor className={styles.link} href={url}>
                  查看此版本
                  <span className="visually-hidden">：{version}</span>
                </Anchor>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
