import type { Metadata } from 'next'
import { BagPage } from '@/features/bag/bag-page'

export const metadata: Metadata = { title: '购物袋', robots: { index: false } }

export default function ShoppingBagPage() {
  return <BagPage />
}
