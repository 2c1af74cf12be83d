import { setOf, type Bitset } from './bitset'

/** One value lists are filtered by, with the products that have it. */
export type FacetValue = { value: string; label: string; products: Bitset }

/** Facet code → its values. */
export type Facets = ReadonlyMap<string, readonly FacetValue[]>

/** Where one band of prices ends and the next begins, fen. */
const edges = [200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

/** What lists are filtered by of prices; a product on request is in no band. */
export function priceFacet(
  size: number,
  products: readonly { priceFen: number; hidePrice: boolean }[],
): FacetValue[] {
  return [0, ...edges].map((from, place) => {
    const to = edges[place]
    const inBand = products.flatMap(({ priceFen, hidePrice }, number) =>
      !hidePrice && priceFen >= from && (to === undefined || priceFen < to) ? [number] : [],
    )
    return { ...nameOf(from, to), products: setOf(size, inBand) }
  })
}

function nameOf(fromFen: number, toFen: number | undefined): { value: string; label: string } {
  const from = yuan(fromFen)
  if (toFen === undefined) return { value: `${fromFen / 100}-`, label: `${from} 以上` }
  const value = `${fromFen / 100}-${toFen / 100}`
  return { value, label: fromFen === 0 ? `${yuan(toFen)} 以下` : `${from} – ${yuan(toFen)}` }
}

const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('zh-CN')}`
