type Content = Readonly<Record<string, unknown>>

/** The hot words of the block `searchPageBlockInfo_cn`; what is no word is left out. A§7. */
export function hotWordsOf(content: Content): string[] {
  return listOf(content.hotWords).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
      ? [entry.name]
      : [],
  )
}

/** The skus of `searchRecommendProducts`. A§7. */
export function recommendedSkusOf(content: Content): string[] {
  return listOf(content.RecommendProducts).filter((entry) => typeof entry === 'string')
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
