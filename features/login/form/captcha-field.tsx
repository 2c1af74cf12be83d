import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/form/field'
import type { SmsType } from '@/contract/calls/customer/customer'
import { captchaCharacters } from '@/contract/rules/customer/captcha'
import { typedText } from '@/lib/forms/typed-text'
import { captchaQuery } from '../queries'
import styles from './captcha-field.module.scss'

/** A picture that fails to show is fetched again, a few times at most. */
const ERROR_RELOADS = 3

/** The picture code: pressing the picture, or its failing to show, brings another (A§4). */
export function CaptchaField({ type }: { type: SmsType }) {
  const { register, resetField, formState } = useFormContext<{ captcha: string }>()
  const { data, isError, isFetching, refetch } = useQuery(captchaQuery(type))
  const failures = useRef(0)

  const reload = () => {
    resetField('captcha')
    void refetch()
  }
  const handleImageError = () => {
    failures.current += 1
    if (failures.current <= ERROR_RELOADS) reload()
  }

  return (
    <Field
      label="图形验证码"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={formState.errors.captcha?.message}
      suffix={
        <button
          type="button"
          className={styles.reload}
          aria-label="换一张图形验证码"
          aria-busy={isFetching}
          onClick={reload}
        >
          {isError && !isFetching && '重新加载'}
          {data && !isError && (
            <img
              className={styles.picture}
              src={data.imgSrc}
              alt="图形验证码"
              width={112}
              height={40}
              onError={handleImageError}
            />
          )}
        </button>
      }
      {...typedText(register('captcha'), captchaCharacters)}
    />
  )
}
