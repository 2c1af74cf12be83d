import { Checkbox } from '@/components/form/checkbox'
import { QuantityStepper } from '@/components/form/quantity-stepper'
import { SelectField } from '@/components/form/select-field'
import { TextareaField } from '@/components/form/textarea-field'
import { MediaRow } from '@/components/media/media-row'
import { formatFen } from '@/lib/format'
import type { ReturnableLine, ReturnDraft, ReturnOrder } from './return-draft'
import styles from './return-line.module.scss'

type Choice = ReturnDraft[string]
type Props = {
  line: ReturnableLine
  order: ReturnOrder
  choice: Choice | undefined
  error: string | undefined
  onChange: (choice: Choice | null) => void
}

/** A line of the order: whether it comes back, how many pieces, and why. A belt comes back whole. */
export function ReturnLine({ line, order, choice, error, onChange }: Props) {
  const parts = order.bundleItems.filter(({ parentItemId }) => parentItemId === line.itemId)
  const words = parts.length > 0 ? parts.map(partText) : line.attributesInfo.map(({ label }) => label)
  return (
    <li className={styles.root}>
      <MediaRow picture={line.img_url.name} size="small">
        {line.canReturn ? (
          <Checkbox
            checked={choice !== undefined}
            onChange={({ target }) => onChange(target.checked ? { qty: 1, reason: '', comment: '' } : null)}
          >
            {line.name}
          </Checkbox>
        ) : (
          <p>{line.name}</p>
        )}
        <p className={styles.words}>{[...words, formatFen(line.price), `已购 ${line.qty} 件`].join(' · ')}</p>
        <p className={styles.words}>{noteOf(line)}</p>
      </MediaRow>
      {choice && (
        <div className={styles.choice}>
          {line.returnableQty > 1 && (
            <div className={styles.quantity}>
              <QuantityStepper
                label={line.name}
                value={choice.qty}
                max={line.returnableQty}
                onChange={(qty) => onChange({ ...choice, qty })}
              />
            </div>
          )}
          <SelectField
            label="退货原因"
            aria-label={`${line.name} 退货原因`}
            placeholder="请选择"
            options={order.reasons.flatMap(({ code, label, isQuality }) =>
              line.isForQualityOnly && !isQuality ? [] : [{ value: code, label }],
            )}
            value={choice.reason}
            error={error}
            onChange={({ target }) => onChange({ ...choice, reason: target.value })}
          />
          <TextareaField
            label="补充说明（选填）"
            rows={2}
            maxLength={200}
            value={choice.comment}
            onChange={({ target }) => onChange({ ...choice, comment: target.value.replaceAll('\n', ' ') })}
          />
        </div>
      )}
    </li>
  )
}

function partText({ name, size }: ReturnOrder['bundleItems'][number]): string {
  return size === null ? name : `${name} ${size}`
}

function noteOf({ canReturn, returnableQty, bundleType, isForQualityOnly }: ReturnableLine): string {
  if (!canReturn) return returnableQty === 0 ? '已申请退货' : '暂不支持退货'
  if (bundleType === 'belt') return '定制腰带须整条退回，仅支持因质量问题退货'
  return isForQualityOnly ? '定制商品仅支持因质量问题退货' : ''
}
