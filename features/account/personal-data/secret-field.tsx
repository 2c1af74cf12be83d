import { useState, type ComponentProps } from 'react'
import { Field } from '@/components/field'
import { IconButton } from '@/components/icon-button'

/** A password, hidden until it is asked to be seen. */
export function SecretField(props: ComponentProps<typeof Field>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={20}
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
