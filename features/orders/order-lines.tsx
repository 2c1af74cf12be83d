import { Anchor } from '@/components/anchor'
import { LineRow } from '@/components/media/line-row'
import type { OrderLine } from '@/contract/calls/purchase/orders'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { lineText } from './order-text'
import styles from './order-lines.module.scss'

/** What was bought, at the price of that day. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.root}>
      {lines.map((line, index) => (
        // Pieces of one line share its id.
        <li key={`${line.id} ${index}`}>
          <LineRow
            picture={line.img_url.name}
            name={<Anchor href={routes.product(line.url)}>{line.name}</Anchor>}
            amount={formatFen(line.rowTotal)}
            words={lineText(line)}
          >
            <ReturnLinks line={line} />
          </LineRow>
        </li>
      ))}
    </ul>
  )
}

/** The returns of a line; a belt keeps its own apart. B§3. */
function ReturnLinks({ line }: { line: OrderLine }) {
  const ids = line.appliedReturnIds.length > 0 ? line.appliedReturnIds : line.beltRmaIds
  return [...new Set(ids)].map((id) => (
    <Anchor key={id} className={styles.returned} href={routes.refundDetail(id)}>
      查看退货
    </Anchor>
  ))
}
