type Sample = { sku: string; name: string }

/** Vials given along with an order, one each, of perfumes the house sells. They are not sold and not counted as stock. */
export const samples: readonly Sample[] = [
  { sku: 'SMP-LISIERE', name: '林缘香水 1.5ml' },
  { sku: 'SMP-ROSE-NUE', name: '素玫瑰香水 1.5ml' },
  { sku: 'SMP-ENCRE', name: '雨墨香水 1.5ml' },
]

/** The sample of an order; one that is given no longer goes by its code. */
export function sampleOf(sku: string | null): Sample | null {
  return sku === null ? null : (samples.find((sample) => sample.sku === sku) ?? { sku, name: sku })
}
