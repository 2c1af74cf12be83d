import { MediaSkeleton } from '@/components/media/media-skeleton'

/** Holds the place of the bag's lines. */
export function BagSkeleton() {
  return <MediaSkeleton label="正在读取购物袋" />
}
