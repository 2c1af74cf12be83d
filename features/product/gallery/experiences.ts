import { isComposedBelt } from '@/contract/rules/catalogue/composed-belt'
import type { Product } from '@/contract/calls/catalogue/product'
import { routes } from '@/lib/routes'

type Piece = Pick<Product, 'sku' | 'modelType' | 'bundleType' | 'isTryOn'>
type Tokens = Pick<Product, 'token3DMobile' | 'token3DDesktop'>

/** The pages on which a piece is shown otherwise than by pictures: put together in space, or on oneself. B§3. */
export function experiencesOf({
  sku,
  modelType,
  bundleType,
  isTryOn,
}: Piece): { label: string; url: string }[] {
  return [
    ...(isComposedBelt({ modelType, bundleType })
      ? [{ label: '三维选配', url: routes.beltStudio(sku) }]
      : []),
    ...(isTryOn ? [{ label: '虚拟试戴', url: routes.tryOn(sku) }] : []),
  ]
}

/** What names the models by which a piece is turned on its own page, or null; where there is one alone, it serves all. B§3. */
export function modelTokensOf({
  token3DMobile,
  token3DDesktop,
}: Tokens): { phone: string; desktop: string } | null {
  const [phone, desktop] = [token3DMobile ?? token3DDesktop, token3DDesktop ?? token3DMobile]
  return phone && desktop ? { phone, desktop } : null
}
