import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { BreadcrumbData } from '@/components/structured-data'
import { loadContentPage, loadPolicyVersions } from '@/features/content/loaders'
import { PolicyPage } from '@/features/content/policy/policy-page'
import { PageBlocks } from '@/features/page-builder/page-blocks'
import { pageMetadata } from '@/features/page-builder/page-metadata'
import { homeCrumb, routes } from '@/lib/routes'

type Props = {
  id: string
  /** A former version, such as `2024-06`: a page of its own below the policy. */
  version?: string
}

type ScreenProps = Props & {
  /** What a reader may decide about it, on the page itself. */
  choice?: ReactNode
}

const pageIdOf = ({ id, version }: Props) => (version ? `${id}-${version}` : id)

/** A former version can be read and linked to, but is not what anybody looks for. */
export async function policyMetadata(policy: Props): Promise<Metadata> {
  const page = await loadContentPage(pageIdOf(policy))
  if (!page) return {}
  if (!policy.version) return pageMetadata(page)
  const title = `${page.title}（${policy.version} 版）`
  return { ...pageMetadata({ ...page, title }), robots: { index: false } }
}

/** One of the brand's policies. S22. */
export async function PolicyScreen({ choice, ...policy }: ScreenProps) {
  const [page, versions] = await Promise.all([
    loadContentPage(pageIdOf(policy)),
    loadPolicyVersions(policy.id),
  ])
  if (!page) notFound()

  const path = routes.path(page.url)
  return (
    <PolicyPage page={page} path={path} versions={versions} choice={choice}>
      <PageBlocks blocks={page.blocks} renderProducts={() => null} isRunning />
      <BreadcrumbData items={[homeCrumb, { label: page.title, href: path }]} />
    </PolicyPage>
  )
}
