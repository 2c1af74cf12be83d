import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'returnsrefunds' })

export default function Page() {
  return <PolicyScreen id="returnsrefunds" />
}
