import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'terms-of-uses' })

export default function Page() {
  return <PolicyScreen id="terms-of-uses" />
}
