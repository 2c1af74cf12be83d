import { BreadcrumbData, StructuredData } from '@/components/structured-data'
import { loadStores } from '@/features/content/loaders'
import { storesData } from '@/features/content/stores/store-data'
import { StoresPage } from '@/features/content/stores/stores-page'
import { publicMetadata, siteUrl } from '@/lib/seo/public-metadata'
import { homeCrumb, routes } from '@/lib/routes'

export const metadata = publicMetadata({
  title: '专卖店',
  description: '北京、上海、成都、深圳、杭州与广州的奥蕾专卖店：地址、电话与营业时间。',
  path: routes.stores,
  pictures: ['still-store'],
})

export default async function Page() {
  const stores = await loadStores()
  return (
    <>
      <StoresPage stores={stores} />
      <BreadcrumbData items={[homeCrumb, { label: '专卖店', href: routes.stores }]} />
      <StructuredData data={storesData(stores, siteUrl(routes.stores))} />
    </>
  )
}
