import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { PasswordField } from '@/components/form/password-field'
import { passwordRule } from '@/contract/rules/customer/password'
import { encodePassword } from '@/lib/forms/encode-password'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { routes } from '@/lib/routes'
import styles from '../form.module.scss'
import { useChangePassword } from '../queries'
import { emptyPasswords, passwordFormSchema } from './password-form-schema'
import text from '../text.module.scss'

/** The present password and the new one, twice. A§5. */
export function PasswordForm({ onDone }: { onDone: (hasSaved: boolean) => void }) {
  const form = useSchemaForm(passwordFormSchema, emptyPasswords)
  const change = useChangePassword()
  const changeOnce = useMutateOnce(change, { isFinal: true })
  const { errors, touchedFields } = form.formState

  const submit = form.handleSubmit(({ currentPassword, password, passwordConfirm }) => {
    const body = {
      currentPassword: encodePassword(currentPassword),
      password: encodePassword(password),
      passwordConfirm: encodePassword(passwordConfirm),
    }
    changeOnce(body, { onSuccess: () => onDone(true), onError: (error) => showRefusal(form, error) })
  })

  return (
    <form className={styles.root} noValidate aria-label="修改密码" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="当前密码"
        autoComplete="current-password"
        maxLength={passwordRule.maxLength}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        maxLength={passwordRule.maxLength}
        hint={passwordRule.hint}
        error={errors.password?.message}
        {...form.register('password', {
          onBlur: () => {
            if (touchedFields.passwordConfirm) void form.trigger('passwordConfirm')
          },
        })}
      />
      <PasswordField
        label="确认新密码"
        autoComplete="new-password"
        maxLength={passwordRule.maxLength}
        error={errors.passwordConfirm?.message}
        {...form.register('passwordConfirm')}
      />
      {errors.root && <Notice>{errors.root.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isPending={change.isPending}>
          更新密码
        </Button>
        <Button variant="text" onClick={() => onDone(false)}>
          取消
        </Button>
        <Anchor className={text.link} href={routes.forgotPassword}>
          忘记密码？
        </Anchor>
      </div>
    </form>
  )
}
