import { useForm } from 'react-hook-form'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Notice } from '@/components/layout/notice'
import { PasswordField } from '@/components/form/password-field'
import { required } from '@/lib/forms/form-rules'
import { encodePassword, newPasswordHint, newPasswordPattern } from '@/lib/forms/password'
import { routes } from '@/lib/routes'
import styles from '../form.module.scss'
import { useChangePassword } from '../queries'
import { showRefusal } from '../show-refusal'
import text from '../text.module.scss'

type PasswordValues = { currentPassword: string; password: string; passwordConfirm: string }

const fields = ['currentPassword', 'password', 'passwordConfirm'] as const

/** The present password and the new one, twice. A§5. */
export function PasswordForm({ onDone }: { onDone: (hasSaved: boolean) => void }) {
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '', passwordConfirm: '' },
  })
  const change = useChangePassword()
  const { errors, touchedFields } = form.formState

  const submit = ({ currentPassword, password, passwordConfirm }: PasswordValues) => {
    if (change.isPending) return
    const body = {
      currentPassword: encodePassword(currentPassword),
      password: encodePassword(password),
      passwordConfirm: encodePassword(passwordConfirm),
    }
    change.mutate(body, {
      onSuccess: () => onDone(true),
      onError: (error) => showRefusal(form, error, fields),
    })
  }

  return (
    <form
      className={styles.root}
      noValidate
      aria-label="修改密码"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <PasswordField
        label="当前密码"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { required })}
      />
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        hint={newPasswordHint}
        error={errors.password?.message}
        {...form.register('password', {
          required,
          pattern: newPasswordPattern,
          onBlur: () => {
            if (touchedFields.passwordConfirm) void form.trigger('passwordConfirm')
          },
        })}
      />
      <PasswordField
        label="确认新密码"
        autoComplete="new-password"
        error={errors.passwordConfirm?.message}
        {...form.register('passwordConfirm', {
          required,
          validate: (value, { password }) => value === password || '两次输入的密码不一致，请检查',
        })}
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
