import { Anchor } from '../anchor'
import { ButtonLink } from '../button-link'
import { Icon } from '../icon'
import { EmptyState } from '../feedback/empty-state'
import styles from './pagination.module.scss'

type Props = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** `a` where the pages differ by a rewritten query: the router takes them for one and the same. */
  as?: typeof Anchor | 'a'
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ page, pageCount, hrefOf, as: Link = Anchor }: Props) {
  if (pageCount < 2) return null
  return (
    <nav aria-label="分页">
      <ol className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={styles.link} href={hrefOf(page - 1)} rel="prev" aria-label="上一页">
              <Icon name="chevron-left" className={styles.icon} />
            </Link>
          </li>
        )}
        {pagesAround(page, pageCount).map((number) => (
          <li key={number}>
            <PageLink number={number} page={page} hrefOf={hrefOf} as={Link} />
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link className={styles.link} href={hrefOf(page + 1)} rel="next" aria-label="下一页">
              <Icon name="chevron-right" className={styles.icon} />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}

type PageLinkProps = Pick<Props, 'page' | 'hrefOf'> & { number: number; as: typeof Anchor | 'a' }

function PageLink({ number, page, hrefOf, as: Link }: PageLinkProps) {
  if (number < 0) return <span className={styles.gap}>…</span>
  return (
    <Link
      className={styles.link}
      href={hrefOf(number)}
      aria-label={`第 ${number} 页`}
      aria-current={number === page ? 'page' : undefined}
    >
      {number}
    </Link>
  )
}

/**
 * The page numbers to show: first, last and those beside the current one, and a page that would be alone behind the
 * dots. A negative number stands for a gap.
 */
export function pagesAround(page: number, pageCount: number): number[] {
  const shownAlways = new Set([1, page - 1, page, page + 1, pageCount])
  const isShown = (number: number) =>
    shownAlways.has(number) || (shownAlways.has(number - 1) && shownAlways.has(number + 1))
  const shown: number[] = []
  for (let number = 1; number <= pageCount; number += 1) {
    const last = shown[shown.length - 1] ?? 0
    if (isShown(number)) shown.push(number)
    else if (last > 0) shown.push(-number)
  }
  return shown
}

/** In place of a page beyond the last of its list: says so, and leads back. */
export function PageBeyond({ pageCount, hrefOf }: Pick<Props, 'pageCount' | 'hrefOf'>) {
  return (
    <EmptyState title="此页不存在" action={<ButtonLink href={hrefOf(pageCount)}>前往最后一页</ButtonLink>}>
      此列表共 {pageCount} 页。
    </EmptyState>
  )
}
