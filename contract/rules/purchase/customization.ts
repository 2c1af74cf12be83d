/** What a product is made to order with. Initials are the only thing so far. */
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
  const letters = Object.values(customization ?? {}).filter(Boolean)
  return letters.length > 0 ? `压印字母 ${letters.join(' ')}` : ''
}

/**
 * A customisation as it is recorded, null for none; `refused` when the product takes none, or not this one.
 */
export function readCustomization(
  { isCustomization }: { isCustomization: boolean },
  given: Customization | null | undefined,
): Customization | 'refused' | null {
  const entries = Object.entries(given ?? {})
  if (entries.length === 0) return null
  const letters = readInitials(given?.initials ?? '')
  return isCustomization && entries.length === 1 && letters !== null ? { initials: letters } : 'refused'
}
