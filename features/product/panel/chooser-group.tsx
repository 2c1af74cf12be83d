'use client'

import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { refusalWords } from '@/contract/rules/catalogue/availability'
import styles from './chooser-group.module.scss'
import type { Chooser, ChooserOption } from '../selection/choosers'

type Props = {
  chooser: Chooser
  value: string | undefined
  onChoose: (value: string) => void
  /** Beside the title, such as the way to the size guide. */
  aside?: ReactNode
}

/** One thing to choose: pictures where the options look different, else plain words. Radios, so arrow keys choose. */
export function ChooserGroup({ chooser, value, onChoose, aside }: Props) {
  const name = useId()
  const { label, options } = chooser
  const look = lookOf(chooser)
  const chosen = options.find((option) => option.value === value)

  if (options.length === 1) {
    return (
      <p className={styles.legend}>
        <span className={styles.title}>{label}</span>
        {options[0]?.label}
      </p>
    )
  }
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.legend}>
        <span className={styles.title} aria-hidden="true">
          {label}
        </span>
        {look !== 'words' && <span aria-hidden="true">{chosen?.label}</span>}
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.options} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-available={option.refusal === null}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <OptionFace option={option} look={look} />
            {option.refusal && <span className="visually-hidden">（{refusalWords[option.refusal]}）</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Look = 'picture' | 'swatch' | 'words'

/** Pictures tell colours apart unless two of them are the same one; then the colours themselves do, or words. */
function lookOf({ look, options }: Chooser): Look {
  if (look === 'words') return 'words'
  const pictures = new Set(options.map(({ image }) => image?.name))
  if (pictures.size === options.length && !pictures.has(undefined)) return 'picture'
  return options.every(({ swatch }) => swatch) ? 'swatch' : 'words'
}

function OptionFace({ option, look }: { option: ChooserOption; look: Look }) {
  const { label, image, swatch } = option
  if (look === 'picture' && image) {
    return (
      <span className={styles.picture}>
        <Picture name={image.name} alt="" sizes="64px" />
        <span className="visually-hidden">{label}</span>
      </span>
    )
  }
  if (look === 'swatch') {
    const style: CSSProperties & { '--swatch'?: string } = { '--swatch': swatch }
    return (
      <span className={styles.swatch} style={style}>
        <span className="visually-hidden">{label}</span>
      </span>
    )
  }
  return <span className={styles.word}>{label}</span>
}
