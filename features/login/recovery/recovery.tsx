import { ForgetPasswordForm } from './forget-password-form'
import type { LoginSteps } from '../flow/login-steps'
import { ResetPasswordForm } from './reset-password-form'
import { ResetSuccess } from './reset-success'

type Props = { steps: LoginSteps; onLogin: () => void }

/** From a forgotten password to a new one: prove the mobile, set it, done. A§4. */
export function Recovery({ steps, onLogin }: Props) {
  const restart = () => steps.show('forget-password')
  if (steps.mode === 'reset-success') return <ResetSuccess onLogin={onLogin} />
  if (steps.mode === 'reset-password') {
    return (
      <ResetPasswordForm
        token={steps.resetToken}
        onSaved={() => steps.show('reset-success')}
        onRestart={restart}
      />
    )
  }
  return (
    <ForgetPasswordForm
      takesFocus={steps.hasMoved}
      onProven={(token) => steps.show('reset-password', token)}
    />
  )
}
