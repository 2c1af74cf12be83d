import type { UserInfo } from '@/contract/calls/customer/customer'
import { salutation } from '@/lib/format'

type Named = Partial<Pick<UserInfo, 'firstname' | 'lastname' | 'gender'>>

/** `林晚女士，您好`; a name in Latin letters has its first name first. Without a name: `您好`. */
export function greetingText({ firstname, lastname, gender }: Named): string {
  const name = nameOf(firstname?.trim() ?? '', lastname?.trim() ?? '')
  return name ? `${name}${gender ? salutation(gender) : ''}，您好` : '您好'
}

function nameOf(first: string, last: string): string {
  const isChinese = /\p{Script=Han}/u.test(`${first}${last}`)
  return isChinese ? `${last}${first}` : `${first} ${last}`.trim()
}
