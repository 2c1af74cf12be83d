import styles from './compare-slider.module.scss'

type Props = {
  /** The share of the stage that stays bare, from the left. */
  share: number
  onChange: (share: number) => void
}

/** Draws a line across the stage: bare on its left, worn on its right. */
export function CompareSlider({ share, onChange }: Props) {
  const percent = Math.round(share * 100)
  return (
    <label className={styles.root}>
      <span>对比</span>
      <input
        className={styles.input}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={percent === 0 ? '完整试戴效果' : `左侧 ${percent}% 为原貌`}
        onChange={(event) => onChange(event.target.valueAsNumber / 100)}
      />
    </label>
  )
}
