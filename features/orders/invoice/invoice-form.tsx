import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { RadioGroup } from '@/components/form/radio-group'
import { Notice } from '@/components/feedback/notice'
import type { Invoice } from '@/contract/calls/purchase/invoices'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { InvoiceFields } from './invoice-fields'
import { invoiceFormSchema, invoiceValues } from './invoice-form-schema'
import { useRequestInvoice } from './queries'
import styles from './invoice-form.module.scss'

const kinds = [
  { value: 'personal', label: '个人' },
  { value: 'company', label: '企业' },
]

type Props = { invoice: Invoice; onDone: () => void }

/** Asks for an invoice, or corrects what was asked for. */
export function InvoiceForm({ invoice: { orderBn, request }, onDone }: Props) {
  const form = useSchemaForm(invoiceFormSchema, invoiceValues(request))
  const requesting = useRequestInvoice(orderBn)
  const requestOnce = useMutateOnce(requesting)
  const type = useWatch({ control: form.control, name: 'type' })
  const { errors } = form.formState
  const isCorrection = request !== null
  useEffect(() => {
    if (isCorrection) form.setFocus('title')
  }, [form, isCorrection])
  const submit = form.handleSubmit((body) =>
    requestOnce(body, { onSuccess: onDone, onError: (error) => showRefusal(form, error) }),
  )
  return (
    <form className={styles.root} noValidate aria-label="开票信息" onSubmit={(event) => void submit(event)}>
      <RadioGroup legend="发票类型" layout="inline" options={kinds} {...form.register('type')} />
      <InvoiceFields type={type} register={form.register} errors={errors} />
      {errors.root && <Notice>{errors.root.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isPending={requesting.isPending}>
          {isCorrection ? '保存修改' : '提交申请'}
        </Button>
        {isCorrection && (
          <Button variant="text" onClick={onDone}>
            取消
          </Button>
        )}
      </div>
    </form>
  )
}
