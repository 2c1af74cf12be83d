import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { countriesQuery } from '@/features/login/queries'
import { FactList } from './fact-list'
import { ProfileForm } from './profile-form'
import { countryName } from './country-name'
import { Section } from '../section'
import { useReturnFocus } from '../use-return-focus'

type Props = {
  profile: UserInfo
  /** Masked. */
  mobile: string
}

const salutations = { 1: '先生', 2: '女士' } as const

/** Who the customer is: shown, and changed in place. */
export function ProfileSection({ profile, mobile }: Props) {
  const { data: found = {} } = useQuery(countriesQuery)
  const countries = Object.values(found)
  const [isEditing, setIsEditing] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const opener = useReturnFocus(isEditing)

  if (isEditing) {
    const handleDone = (hasSaved: boolean) => {
      setIsSaved(hasSaved)
      setIsEditing(false)
    }
    return (
      <Section title="基本资料">
        <ProfileForm profile={profile} countries={countries} onDone={handleDone} />
      </Section>
    )
  }

  const name = `${profile.lastname ?? ''}${profile.firstname ?? ''}`
  return (
    <Section title="基本资料">
      <FactList
        facts={[
          { name: '称谓', value: profile.gender && salutations[profile.gender] },
          { name: '姓名', value: name === '' ? null : name },
          { name: '手机号码', value: `${profile.mobileCode} ${mobile}` },
          { name: '电子邮箱', value: profile.email },
          { name: '出生日期', value: profile.dob?.replaceAll('-', '/') ?? null },
          { name: '居住地', value: countryName(countries, profile.place) },
          { name: '国籍', value: countryName(countries, profile.country) },
        ]}
      />
      {isSaved && <Notice tone="status">资料已保存</Notice>}
      <Button ref={opener} variant="secondary" onClick={() => setIsEditing(true)}>
        编辑资料
      </Button>
    </Section>
  )
}
