import { useFormContext } from 'react-hook-form'
import { Notice } from '@/components/notice'
import { SelectField } from '@/components/select-field'
import type { CheckoutValues } from './checkout-form-schema'
import { usePlaces, type Place } from './use-places'
import styles from './checkout-fields.module.scss'

/** Province, then city, then district: each choice clears those under it. */
export function PlaceFields() {
  const { register, setValue, formState } = useFormContext<CheckoutValues>()
  const { regions, cities, districts, isReading, error } = usePlaces()
  const errors = formState.errors.delivery?.address

  const choose = (level: 'region' | 'city' | 'district', places: readonly Place[]) => ({
    onChange: (event: { target: { value: string } }) => {
      const name = places.find((place) => place.id === event.target.value)?.name ?? ''
      setValue(`delivery.address.${level}`, name)
      if (level === 'region') setValue('delivery.address.city_id', '')
      if (level !== 'district') setValue('delivery.address.district_id', '')
    },
  })

  return (
    <>
      <div className={styles.places}>
        <SelectField
          label="省份"
          placeholder="请选择"
          autoComplete="address-level1"
          options={toOptions(regions)}
          error={errors?.region_id?.message}
          {...register('delivery.address.region_id', choose('region', regions))}
        />
        <SelectField
          label="城市"
          placeholder={isReading ? '正在读取' : '请选择'}
          autoComplete="address-level2"
          options={toOptions(cities)}
          error={errors?.city_id?.message}
          {...register('delivery.address.city_id', choose('city', cities))}
        />
        <SelectField
          label="区县"
          placeholder="请选择"
          autoComplete="address-level3"
          options={toOptions(districts)}
          error={errors?.district_id?.message}
          {...register('delivery.address.district_id', choose('district', districts))}
        />
      </div>
      {error && <Notice>{error.message}</Notice>}
    </>
  )
}

function toOptions(places: readonly Place[]) {
  return places.map(({ id, name }) => ({ value: id, label: name }))
}
