'use client'

import dynamic from 'next/dynamic'
import { OverlayGuard } from '@/components/overlay/overlay-guard'
import { useOpenDrawer } from '@/features/shell/frame/use-open-drawer'
import type { Drawer } from '@/stores/overlay-store'

const Queries = dynamic(() => import('@/lib/queries/queries').then((module) => module.Queries), {
  ssr: false,
})
const MiniBag = dynamic(() => import('@/features/bag/mini-bag').then((module) => module.MiniBag), {
  ssr: false,
})
const LoginDrawer = dynamic(
  () => import('@/features/login/ways-in/login-drawer').then((module) => module.LoginDrawer),
  { ssr: false },
)
const QuickLoginDrawer = dynamic(
  () => import('@/features/login/ways-in/quick-login-drawer').then((module) => module.QuickLoginDrawer),
  { ssr: false },
)
const MenuOverlay = dynamic(
  () => import('@/features/menu/panel/menu-overlay').then((module) => module.MenuOverlay),
  {
    ssr: false,
  },
)
const RegionDialog = dynamic(
  () => import('@/features/region/region-dialog').then((module) => module.RegionDialog),
  { ssr: false },
)

const SearchPanel = dynamic(
  () => import('@/features/search/panel/search-panel').then((module) => module.SearchPanel),
  { ssr: false },
)

/** The drawers any page can open; each is loaded when it is first wanted. One that cannot be leaves the page as it is. */
export function Overlays({ loginCover }: { loginCover: string | null }) {
  const { drawer, close } = useOpenDrawer()
  return (
    <OverlayGuard key={drawer} onClose={close}>
      {drawer && (
        <Queries>
          <OpenDrawer drawer={drawer} loginCover={loginCover} />
        </Queries>
      )}
    </OverlayGuard>
  )
}

function OpenDrawer({ drawer, loginCover }: { drawer: Drawer; loginCover: string | null }) {
  if (drawer === 'miniBag') return <MiniBag />
  if (drawer === 'login') return <LoginDrawer cover={loginCover} />
  if (drawer === 'quickLogin') return <QuickLoginDrawer />
  if (drawer === 'menu') return <MenuOverlay />
  if (drawer === 'search') return <SearchPanel />
  return <RegionDialog />
}
