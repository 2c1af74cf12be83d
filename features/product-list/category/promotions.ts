import type { Block } from '@/contract/calls/catalogue/page'
import type { Promotion } from '../tile/product-grid'

/** The pictures with a way on among a category's chapters: each stands in its grid. P03. */
export function promotionsOf(chapters: readonly Block[]): Promotion[] {
  return chapters.flatMap((block) =>
    block.type === 'columns'
      ? block.columns.flatMap(({ title, text, image, link }) =>
          link ? [{ title, text, image: { name: image.name, alt: image.alt }, href: link.url }] : [],
        )
      : [],
  )
}
