import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'legalterms' })

export default function Page() {
  return <PolicyScreen id="legalterms" />
}
