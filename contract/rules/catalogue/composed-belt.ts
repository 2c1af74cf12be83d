/** The `modelType` of belts a shopper puts together in space; every pair of their parts has a picture of its own. P16. */
const composedModel = 'belt-3d'

/** Whether a product is such a belt. */
export function isComposedBelt({
  modelType,
  bundleType,
}: {
  modelType: string | null
  bundleType: 'belt' | 'set' | null
}): boolean {
  return bundleType === 'belt' && modelType === composedModel
}

/** The picture of a belt, named after the pictures of its parts in their order: `st-0101-noir-bk-0101-or`. */
export function composedPicture(parts: readonly { name: string }[]): string {
  return parts.map(({ name }) => name).join('-')
}
