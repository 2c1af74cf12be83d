'use client'

import { Button } from '@/components/button'
import { SumList } from '@/components/layout/sum-list'
import type { Totals } from '@/contract/calls/purchase/bag'
import { formatFen } from '@/lib/format'
import { useIsBagChanging } from '../queries'
import { useCheckout } from '../use-checkout'
import styles from './bag-summary.module.scss'

/** What the selected lines come to. */
export function BagDetails({ subtotal, shipping, selectedQty }: Totals) {
  const isChanging = useIsBagChanging()
  return (
    <>
      <h2 className={styles.title}>订单合计</h2>
      <SumList
        isPending={isChanging}
        rows={[
          { label: `已选 ${selectedQty} 件`, value: formatFen(subtotal) },
          { label: '配送', value: shipping === 0 ? '免费' : formatFen(shipping) },
        ]}
      />
      <p className={styles.note}>价格已含税。支持支付宝、微信支付与银联。</p>
    </>
  )
}

/** The total and the way on. */
export function BagAction({ grand, selectedQty }: Totals) {
  const checkout = useCheckout()
  const isChanging = useIsBagChanging()
  return (
    <>
      <SumList isPending={isChanging} rows={[{ label: '合计', value: formatFen(grand), isTotal: true }]} />
      <Button isWide disabled={selectedQty === 0} isPending={checkout.isPending} onClick={checkout.start}>
        {selectedQty === 0 ? '请选择需要结算的商品' : '去结算'}
      </Button>
    </>
  )
}
