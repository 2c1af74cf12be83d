import { MediaSkeleton } from '@/components/media/media-skeleton'

/** Holds the place of a return. */
export function ReturnsSkeleton() {
  return <MediaSkeleton label="正在读取退货" />
}
