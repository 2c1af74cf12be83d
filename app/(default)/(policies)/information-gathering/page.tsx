import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'information-gathering' })

export default function Page() {
  return <PolicyScreen id="information-gathering" />
}
