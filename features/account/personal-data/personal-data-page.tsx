'use client'

import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@/components/feedback/error-state'
import { ConsentSection } from './consents/consent-section'
import { DataSection } from './data/data-section'
import { MessagesSection } from './messages-section'
import { PasswordSection } from './password/password-section'
import { PersonalDataSkeleton } from './personal-data-skeleton'
import { ProfileSection } from './profile/profile-section'
import { overviewQuery, profileQuery } from './queries'

/** The customer's own data: to see, change, withdraw, take along and delete. A§2, C12. */
export function PersonalDataPage() {
  const profile = useQuery(profileQuery)
  const overview = useQuery(overviewQuery)
  const error = [profile, overview].find((query) => query.error && !query.data)?.error

  if (error) {
    const readAgain = () => [profile, overview].forEach((query) => void query.refetch())
    return <ErrorState title="暂时无法读取您的资料" error={error} onRetry={readAgain} />
  }
  if (!profile.data || !overview.data) return <PersonalDataSkeleton />
  const { mobile, hasPassword, hasOrderMessages, consents } = overview.data
  return (
    <>
      <ProfileSection profile={profile.data} mobile={mobile} />
      <PasswordSection hasPassword={hasPassword} hasName={Boolean(profile.data.firstname)} />
      <ConsentSection ledger={consents} />
      <MessagesSection hasOrderMessages={hasOrderMessages} />
      <DataSection mobile={mobile} />
    </>
  )
}
