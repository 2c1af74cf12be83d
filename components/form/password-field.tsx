import { useState, type ComponentProps } from 'react'
import { Field } from './field'
import { IconButton } from '../icon-button'

/** A password, hidden unless the shopper wants to see it. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      suffix={
        <IconButton
          icon="eye"
          label={`显示${props.label}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
