'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/button'
import { Dialog } from '@/components/overlay/dialog'
import { EmptyState } from '@/components/feedback/empty-state'
import { Skeleton } from '@/components/feedback/skeleton'
import { useOverlayStore } from '@/stores/overlay-store'
import { regionsQuery } from './queries'
import { RegionFooter } from './region-footer'
import { RegionForm } from './region-form'
import { useRegionChoice } from './use-region-choice'

/** Where the shopper is, and in which language the site is there. A§2, A§4. */
export function RegionDialog() {
  const close = useOverlayStore((state) => state.close)
  const { data: regions = [], isPending, refetch } = useQuery(regionsQuery)
  const choice = useRegionChoice(regions)
  const hasRegions = regions.length > 0

  return (
    <Dialog
      isOpen
      onClose={close}
      title="请选择您的国家/地区"
      footer={hasRegions && <RegionFooter choice={choice} />}
    >
      {isPending && (
        <div role="status" aria-label="正在加载国家与地区">
          <Skeleton lines={6} />
        </div>
      )}
      {hasRegions && <RegionForm regions={regions} choice={choice} />}
      {!isPending && !hasRegions && (
        <EmptyState
          title="国家与地区列表暂时无法加载"
          action={<Button onClick={() => void refetch()}>重新加载</Button>}
        />
      )}
    </Dialog>
  )
}
