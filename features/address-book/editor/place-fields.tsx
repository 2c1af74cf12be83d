import { useController, useFormContext } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { SelectField } from '@/components/form/select-field'
import { placeLabels } from '../address-values'
import styles from './address-fields.module.scss'
import { usePlaces, type Place } from './use-places'

/** Province, then city, then district: each choice clears those under it. */
export function PlaceFields({ prefix }: { prefix: string }) {
  const { regions, cities, districts, isReading, error, readAgain } = usePlaces(prefix)
  return (
    <>
      <div className={styles.places}>
        <PlaceField
          prefix={prefix}
          level="region"
          autoComplete="address-level1"
          places={regions}
          below={['city', 'district']}
        />
        <PlaceField
          prefix={prefix}
          level="city"
          autoComplete="address-level2"
          places={cities}
          below={['district']}
          isReading={isReading}
        />
        <PlaceField
          prefix={prefix}
          level="district"
          autoComplete="address-level3"
          places={districts}
          below={[]}
        />
      </div>
      {error && (
        <div className={styles.error}>
          <Notice>暂时无法读取地区：{error.message}</Notice>
          <Button variant="text" onClick={readAgain}>
            重新读取
          </Button>
        </div>
      )}
    </>
  )
}

type Level = 'region' | 'city' | 'district'

type PlaceFieldProps = {
  prefix: string
  level: Level
  autoComplete: string
  places: readonly Place[]
  /** What a choice here clears. */
  below: readonly Level[]
  isReading?: boolean
}

function PlaceField({ prefix, level, autoComplete, places, below, isReading }: PlaceFieldProps) {
  const { setValue, getValues } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController<Record<string, string>>({ name: `${prefix}${level}_id` })
  const options = optionsOf(places, { id: field.value, name: getValues(`${prefix}${level}`) })

  const choose = (id: string) => {
    field.onChange(id)
    setValue(`${prefix}${level}`, places.find((place) => place.id === id)?.name ?? '')
    for (const lower of below) {
      setValue(`${prefix}${lower}_id`, '')
      setValue(`${prefix}${lower}`, '')
    }
  }

  return (
    <SelectField
      {...field}
      label={placeLabels[`${level}_id`]}
      placeholder={isReading ? '正在读取' : '请选择'}
      disabled={options.length === 0}
      autoComplete={autoComplete}
      options={options}
      error={fieldState.error?.message}
      onChange={(event) => choose(event.target.value)}
    />
  )
}

/** The places to choose from; of a current address its own, until they are there. */
function optionsOf(places: readonly Place[], current: Place) {
  const known = places.length === 0 && current.id !== '' ? [current] : places
  return known.map(({ id, name }) => ({ value: id, label: name }))
}
