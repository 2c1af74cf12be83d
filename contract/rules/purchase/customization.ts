/** What a product is made to order with: its initials, and of a belt put together its parts, by option. */
export type Customization = Readonly<Record<string, string>>

const initials = /^[A-Za-z]{1,3}$/

/** 1 to 3 letters A to Z, upper-cased; null for any other text (decisions, «Customisation»). */
export function readInitials(text: string): string | null {
  const letters = text.trim()
  return initials.test(letters) ? letters.toUpperCase() : null
}

/** The letters A to Z of what is being typed, upper-cased, at most so many. Full-width ones count. */
export function lettersIn(text: string, most: number): string {
  const plain = text.normalize('NFKC').replace(/[^A-Za-z]/g, '')
  return plain.slice(0, most).toUpperCase()
}

/** What is embossed on a piece, as bag, order and messages say it; empty for a piece as it is. B§3, `monogramPrompt`. */
export function monogramPrompt(customization: Customization | null): string {
  const letters = customization?.initials
  return letters ? `压印字母 ${letters}` : ''
}

/**
 * A customisation as it is recorded, null for none; `refused` when the product takes none, not this one, or is not made of
 * the parts it names. `parts`: option of a belt → sku.
 */
export function readCustomization(
  { isCustomization, parts }: { isCustomization: boolean; parts: Readonly<Record<string, string>> },
  given: Customization | null | undefined,
): Customization | 'refused' | null {
  const { initials: typed, ...named } = given ?? {}
  const areTheirs = Object.entries(named).every(([option, sku]) => parts[option] === sku)
  const letters = typed === undefined ? undefined : readInitials(typed)
  if (!areTheirs || letters === null || (letters && !isCustomization)) return 'refused'
  const recorded = { ...named, ...(letters && { initials: letters }) }
  return Object.keys(recorded).length > 0 ? recorded : null
}
