import { useState } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/feedback/notice'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { useAddTracking } from '../queries'
import styles from './return-detail.module.scss'

const NUMBER = /^[A-Za-z0-9-]{6,40}$/

/** Which parcel the pieces travel in. From then on the return cannot be canceled. */
export function TrackingForm({ id }: { id: string }) {
  const [carrierTitle, setCarrier] = useState('')
  const [trackNumber, setNumber] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const addition = useAddTracking(id)
  const addOnce = useMutateOnce(addition)
  const isNumber = NUMBER.test(trackNumber)
  const isComplete = carrierTitle.trim() !== '' && isNumber
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="退货运单"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (isComplete) addOnce({ carrierTitle, trackNumber })
      }}
    >
      <Field
        label="快递公司"
        maxLength={30}
        value={carrierTitle}
        error={isChecked && carrierTitle.trim() === '' ? '请填写快递公司' : undefined}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <Field
        label="运单号"
        maxLength={40}
        autoComplete="off"
        value={trackNumber}
        error={isChecked && !isNumber ? '请填写正确的运单号' : undefined}
        onChange={({ target }) => setNumber(target.value.trim())}
      />
      {addition.error && <Notice>{addition.error.message}</Notice>}
      <Button type="submit" isPending={addition.isPending}>
        提交运单号
      </Button>
    </form>
  )
}
