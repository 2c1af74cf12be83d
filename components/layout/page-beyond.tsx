import { ButtonLink } from '../button'
import { EmptyState } from './empty-state'

type Props = { pageCount: number; hrefOf: (page: number) => string }

/** In place of a page beyond the last of its list: says so, and leads back. */
export function PageBeyond({ pageCount, hrefOf }: Props) {
  return (
    <EmptyState title="此页不存在" action={<ButtonLink href={hrefOf(pageCount)}>前往最后一页</ButtonLink>}>
      此列表共 {pageCount} 页。
    </EmptyState>
  )
}
