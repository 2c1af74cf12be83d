import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'cgi' })

export default function Page() {
  return <PolicyScreen id="cgi" />
}
