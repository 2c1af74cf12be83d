/** How light falls on a lip colour. */
export const lipFinishes = ['satin', 'matte', 'gloss'] as const
export type LipFinish = (typeof lipFinishes)[number]

/** What can be tried on. */
export const tryOnTypes = ['lipstick', 'earrings'] as const
export type TryOnType = (typeof tryOnTypes)[number]

/** One kind of thing that may be tried on, as the block `vto-model-config` has it. A§7. */
type TryOnModel = {
  type: TryOnType
  title: string
  /** Ids of the categories it is offered in. */
  categories: readonly string[]
  /** `modelType` of a product → how light falls on its colours. */
  finishes: Readonly<Record<string, LipFinish>>
}

type Piece = {
  isTryOn: boolean
  modelType: string | null
  vtoModelType: string | null
  vtoModelTypeByCategory: string | null
  cats: readonly { id: string }[]
}

/** How a piece is tried on. */
export type TryOn = { type: TryOnType; title: string; finish: LipFinish }

/**
 * How a product is tried on, or null where it is not: what it names itself counts before what its category names, and both
 * before where it stands. B§3.
 */
export function tryOnOf(product: Piece, models: readonly TryOnModel[]): TryOn | null {
  if (!product.isTryOn) return null
  const named = product.vtoModelType ?? product.vtoModelTypeByCategory
  const model = models.find(({ type, categories }) =>
    named === null ? product.cats.some(({ id }) => categories.includes(id)) : type === named,
  )
  if (!model) return null
  const finish = model.finishes[product.modelType ?? ''] ?? 'satin'
  return { type: model.type, title: model.title, finish }
}
