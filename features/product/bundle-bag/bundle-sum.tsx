'use client'

import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { refusalWords } from '@/contract/rules/catalogue/availability'
import { useAddToBag } from '@/features/bag/deferred-queries'
import { formatFen } from '@/lib/format'
import { useOverlayStore } from '@/stores/overlay-store'
import { showMissingChoice } from '../panel/choosers-panel'
import { useSelection } from '../selection/selection'
import { bundleTotals, type BundleBag } from './bundle-bag'
import styles from './bundle-sum.module.scss'

type Props = {
  bag: BundleBag
  /** Shows all there is to choose from, where it is not in sight already. */
  onBrowse?: () => void
  /** Leaves what stands over the page. */
  onLeave?: () => void
}

/** What the product and the selection come to, and the press that adds them all or none. B§4. */
export function BundleSum({ bag, onBrowse, onLeave }: Props) {
  const { chosen, addition, setBeside } = useSelection()
  const add = useAddToBag()
  const { refusal } = chosen.availability
  const selected = bag.selected.length
  const totals = bundleTotals(bag, chosen.priceFen)

  const handleAdd = () => {
    if (addition === null) {
      onLeave?.()
      showMissingChoice()
      return
    }
    void add.mutate(addition, () => {
      setBeside([])
      onLeave?.()
      useOverlayStore.getState().open('miniBag')
    })
  }
  return (
    <div className={styles.root}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>本品</dt>
          <dd>{formatFen(chosen.priceFen)}</dd>
        </div>
        <div className={styles.row}>
          <dt>{`搭配 ${selected} 件`}</dt>
          <dd>{formatFen(totals.products)}</dd>
        </div>
        <div className={styles.row} data-total>
          <dt>合计</dt>
          <dd>{formatFen(totals.overall)}</dd>
        </div>
      </dl>
      <p role="status" className="visually-hidden">
        合计{formatFen(totals.overall)}
      </p>
      {add.error && <Notice>{add.error.message}</Notice>}
      <div className={styles.actions}>
        {onBrowse && (
          <Button isWide variant="secondary" aria-haspopup="dialog" onClick={onBrowse}>
            查看全部搭配
          </Button>
        )}
        <Button
          isWide
          disabled={selected === 0 || refusal !== null}
          isPending={add.isPending}
          onClick={handleAdd}
        >
          {refusal ? refusalWords[refusal] : '一并加入购物袋'}
        </Button>
      </div>
    </div>
  )
}
