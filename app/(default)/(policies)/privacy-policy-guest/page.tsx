import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'privacy-policy-guest' })

export default function Page() {
  return <PolicyScreen id="privacy-policy-guest" />
}
