import { routes } from '@/lib/routes'
import { isComposedBelt } from '@/contract/rules/catalogue/composed-belt'
import type { Product } from '@/contract/calls/catalogue/product'

/** The pages that show a piece in space, or on oneself. An entry is shown as soon as its page is there. B§3. */
const built = { viewer: false, tryOn: true }

type Piece = Pick<
  Product,
  'sku' | 'modelType' | 'bundleType' | 'isTryOn' | 'token3DMobile' | 'token3DDesktop'
>

/** The ways from a product to what shows it otherwise than by pictures. */
export function experiencesOf(
  { sku, modelType, bundleType, isTryOn, token3DMobile, token3DDesktop }: Piece,
  pages: typeof built = built,
): { label: string; url: string }[] {
  const query = new URLSearchParams({ sku })
  const isInSpace = token3DMobile !== null || token3DDesktop !== null
  return [
    ...(isComposedBelt({ modelType, bundleType })
      ? [{ label: '三维选配', url: routes.beltStudio(sku) }]
      : []),
    ...(pages.viewer && isInSpace ? [{ label: '3D 查看', url: `/threekit?${query}` }] : []),
    ...(pages.tryOn && isTryOn ? [{ label: '虚拟试戴', url: routes.tryOn(sku) }] : []),
  ]
}
