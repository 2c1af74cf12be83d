import { useId } from 'react'
import type { CSSProperties } from 'react'
import { FieldNote } from '@/components/form/field-frame'
import { Icon } from '@/components/icon'
import styles from './choices.module.scss'

export type Choice = { id: string | number; name: string; nameEn: string }

type Props<T extends Choice> = {
  /** Names the group for screen readers; all groups of one `name` are one question. */
  label: string
  name: string
  options: readonly T[]
  chosenId: T['id'] | undefined
  onChoose: (option: T) => void
  /** After how many a new column begins. A§9. */
  rows: number
  /** On phones one column is enough, unless the list is short. */
  columns?: 'desktop' | 'always'
  error?: string | undefined
}

/** One of many, by name alone, in columns. */
export function Choices<T extends Choice>({
  label,
  name,
  options,
  chosenId,
  onChoose,
  rows,
  columns = 'desktop',
  error,
}: Props<T>) {
  const id = useId()
  const style: CSSProperties & { '--rows': number } = { '--rows': Math.min(rows, options.length) }
  return (
    <fieldset aria-label={label}>
      <ul className={styles.columns} data-columns={columns} style={style}>
        {options.map((option) => (
          <li key={option.id}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={option.id}
                checked={option.id === chosenId}
                aria-describedby={error ? `${id}-note` : undefined}
                className={styles.input}
                onChange={() => onChoose(option)}
              />
              <span className={styles.words}>
                {option.name}
                <span className={styles.latin} lang="en">
                  {option.nameEn}
                </span>
              </span>
              <Icon name="check" className={styles.check} />
            </label>
          </li>
        ))}
      </ul>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
