'use client'

import { onDemand } from '@/lib/browser/on-demand'
import { OverlayGuard } from '@/components/overlay/overlay-guard'
import { useOpenDrawer } from '@/features/shell/frame/use-open-drawer'
import type { Drawer } from '@/stores/overlay-store'

const Queries = onDemand(() => import('@/lib/queries/queries').then((module) => module.Queries))
const MiniBag = onDemand(() => import('@/features/bag/mini-bag').then((module) => module.MiniBag))
const LoginDrawer = onDemand(() =>
  import('@/features/login/ways-in/login-drawer').then((module) => module.LoginDrawer),
)
const QuickLoginDrawer = onDemand(() =>
  import('@/features/login/ways-in/quick-login-drawer').then((module) => module.QuickLoginDrawer),
)
const MenuOverlay = onDemand(() =>
  import('@/features/menu/panel/menu-overlay').then((module) => module.MenuOverlay),
)
const RegionDialog = onDemand(() =>
  import('@/features/region/region-dialog').then((module) => module.RegionDialog),
)

const SearchPanel = onDemand(() =>
  import('@/features/search/panel/search-panel').then((module) => module.SearchPanel),
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
