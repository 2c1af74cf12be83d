import type { Metadata } from 'next'
import { MaintenancePage } from '@/features/content/maintenance/maintenance-page'

export const metadata: Metadata = { title: '系统维护中', robots: { index: false } }

export default function Page() {
  return <MaintenancePage />
}
