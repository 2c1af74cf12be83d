import { Accordion } from '@/components/disclosure/accordion'
import { Choices } from './choices'
import type { Region } from './regions'
import type { RegionChoice } from './use-region-choice'

/** After how many a new column begins (A§9). */
const COUNTRY_ROWS = 18

type Props = { regions: readonly Region[]; choice: RegionChoice }

/** Continents that open to their countries. A§2. */
export function RegionForm({ regions, choice: { country, chooseCountry } }: Props) {
  return regions.map((region) => (
    <Accordion key={region.id} title={region.name} isOpen={region.isOpen}>
      <Choices
        label={region.name}
        name="country"
        options={region.items}
        chosenId={country?.id}
        onChoose={chooseCountry}
        rows={COUNTRY_ROWS}
      />
    </Accordion>
  ))
}
