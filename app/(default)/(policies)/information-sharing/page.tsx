import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'information-sharing' })

export default function Page() {
  return <PolicyScreen id="information-sharing" />
}
