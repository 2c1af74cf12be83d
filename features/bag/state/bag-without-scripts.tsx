import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'

/** What the bag says where no script can fetch it: whom to ask, and a way on. */
export function BagWithoutScripts() {
  return (
    <noscript>
      <EmptyState
        title="购物袋需要启用 JavaScript"
        action={
          <>
            <ButtonLink href={routes.home}>继续浏览</ButtonLink>
            <ButtonLink href={routes.contact} variant="secondary">
              联系客户服务
            </ButtonLink>
          </>
        }
      >
        请在浏览器设置中启用 JavaScript 后重新打开本页，或致电 {brand.phone}，由顾问为您下单。
      </EmptyState>
    </noscript>
  )
}
