'use client'

import { useEffect, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import type { AnalyticsReceiver } from '@/contract/calls/customer/analytics'
import { useMayTrack } from '@/lib/analytics/consent'
import { setMayTrack } from '@/lib/analytics/give-consent'
import { chosenReceiver } from '@/lib/analytics/receiver'

/** The consent to the analytics, given and taken back at a press; it counts from then on. S26. */
export function AnalyticsChoice() {
  const mayTrack = useMayTrack()
  const [receiver, setReceiver] = useState<AnalyticsReceiver | null>(null)

  useEffect(() => {
    void chosenReceiver().then(setReceiver)
  }, [])

  if (receiver === 'none') return <p>本网站目前未启用分析性技术，不统计您的浏览。</p>
  return (
    <>
      <Checkbox
        checked={mayTrack}
        disabled={receiver === null}
        onChange={({ target }) => setMayTrack(target.checked)}
      >
        同意统计我在此浏览器中的浏览、搜索与选购
      </Checkbox>
      <p role="status">{mayTrack ? '已同意，可随时撤回。' : '未同意，不会统计。'}</p>
    </>
  )
}
