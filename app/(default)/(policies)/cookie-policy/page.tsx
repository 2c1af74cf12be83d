import { AnalyticsChoice } from '@/features/analytics/analytics-choice'
import { policyMetadata, PolicyScreen } from '@/app/(default)/screens/policy-screen'

export const generateMetadata = () => policyMetadata({ id: 'cookie-policy' })

export default function Page() {
  return <PolicyScreen id="cookie-policy" choice={<AnalyticsChoice />} />
}
