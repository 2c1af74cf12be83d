import type { Metadata } from 'next'
import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

type Props = PageProps<'/privacy-policy/[version]'>

/** A version there never was is a true 404. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ version: '2024-06' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return policyMetadata({ id: 'privacy-policy', version: (await params).version })
}

export default async function Page({ params }: Props) {
  const { version } = await params
  return <PolicyScreen id="privacy-policy" version={version} />
}
