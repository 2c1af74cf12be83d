import { useWatch } from 'react-hook-form'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import { Notice } from '@/components/feedback/notice'
import { Drawer } from '@/components/overlay/drawer'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { mobileDigits } from '@/contract/rules/customer/mobile'
import { emailInput, mobileInput } from '@/lib/forms/contact-inputs'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { typedText } from '@/lib/forms/typed-text'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { noticeFormSchema } from './notice-form-schema'
import { registerNotice } from './notice-queries'
import styles from './notice-sheet.module.scss'

const ways = [
  { value: 'mobile', label: '短信' },
  { value: 'email', label: '邮件' },
]

type Props = { sku: string; name: string; onClose: () => void; onDone: () => void }

/** Asks where to send word that a piece is there. P11 */
export function NoticeSheet({ sku, name, onClose, onDone }: Props) {
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const form = useSchemaForm(noticeFormSchema(isCustomer), { by: 'mobile', mobile: '', email: '' })
  const by = useWatch({ control: form.control, name: 'by' })
  const { errors, isSubmitting } = form.formState
  useCloseOnNavigation(onClose)

  const submit = form.handleSubmit(async (values) => {
    const contact = values[values.by]
    try {
      await registerNotice({ sku, ...(contact !== '' && { [values.by]: contact }) })
      onDone()
    } catch (error) {
      showRefusal(form, error instanceof Error ? error : new Error(String(error)))
    }
  })

  return (
    <Drawer isOpen onClose={onClose} title="到货通知">
      <form className={styles.root} noValidate aria-label="到货通知" onSubmit={(event) => void submit(event)}>
        <p>{name}到货后，我们将通知您一次。</p>
        <RadioGroup legend="通知方式" layout="inline" options={ways} {...form.register('by')} />
        {by === 'mobile' ? (
          <Field
            label="手机号码"
            {...mobileInput}
            hint={isCustomer ? '不填写时，发送至您账户的手机号码' : undefined}
            error={errors.mobile?.message}
            {...typedText(form.register('mobile'), mobileDigits)}
          />
        ) : (
          <Field label="电子邮箱" {...emailInput} error={errors.email?.message} {...form.register('email')} />
        )}
        {errors.root && <Notice>{errors.root.message}</Notice>}
        <p className={styles.consent}>
          提交即表示您同意奥蕾将此联系方式仅用于本次到货通知，通知发出后即行删除。详见
          <Anchor className={styles.link} href={routes.privacyPolicy} target="_blank">
            《隐私政策》
          </Anchor>
          。
        </p>
        <Button type="submit" isWide isPending={isSubmitting}>
          提交
        </Button>
      </form>
    </Drawer>
  )
}
