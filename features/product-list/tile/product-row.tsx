import { Carousel } from '@/components/media/carousel'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { ProductTile } from './product-tile'

type Props = { items: readonly ProductListItem[]; label: string }

/** Products in one row that scrolls sideways. */
export function ProductRow({ items, label }: Props) {
  return (
    <Carousel label={label}>
      {items.map((item) => (
        <ProductTile key={item.sku} item={item} sizes="(max-width: 1023.98px) 45vw, 25vw" />
      ))}
    </Carousel>
  )
}
