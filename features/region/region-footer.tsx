import { Button } from '@/components/button'
import { Choices } from './choices'
import type { RegionChoice } from './use-region-choice'
import styles from './region-footer.module.scss'

/** After how many a new column begins (A§9). */
const LANGUAGE_ROWS = 2

/** In sight whatever is scrolled: the languages of the chosen country, what a change means, and the button. */
export function RegionFooter({ choice }: { choice: RegionChoice }) {
  const { country, language, isMissing, isLeaving, chooseLanguage, confirm } = choice
  const languages = (country?.language ?? []).map((option) => ({ ...option, id: option.url }))
  const host = language && hostOf(language.url)
  return (
    <div className={styles.root}>
      <div>
        <h3 className={styles.title}>{country?.name}的语言</h3>
        <Choices
          key={country?.id}
          label="语言"
          name="language"
          options={languages}
          chosenId={language?.url}
          onChoose={chooseLanguage}
          rows={LANGUAGE_ROWS}
          columns="always"
          error={isMissing ? '请选择语言' : undefined}
        />
      </div>
      <p className={styles.notice}>
        {host && <>您将前往 {host}。</>}
        更改所在位置后，您购物袋中的商品将全部移除。
      </p>
      <Button isWide isPending={isLeaving} onClick={confirm}>
        更改位置
      </Button>
    </div>
  )
}

/** The other site in a language; this one needs no name. */
function hostOf(url: string): string | undefined {
  return /^https?:\/\/([^/]+)/i.exec(url)?.[1]
}
