type Identified = {
  sku: string
  isBundle: boolean
  options: Readonly<Record<string, string>>
  customization: Readonly<Record<string, string>> | null
}

/**
 * Two things of one identity are one line of the bag. A child's sku already says its colour and size,
 * so options tell only bundles apart; and the parts a belt's customisation names are its options.
 */
export function lineIdentity({ sku, isBundle, options, customization }: Identified): string {
  const initials = customization?.initials
  const embossed = initials ? [['initials', initials]] : []
  return JSON.stringify([sku, isBundle ? sorted(options) : [], embossed])
}

function sorted(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}
