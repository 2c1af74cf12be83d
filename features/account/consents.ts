import type { ConsentPurpose } from '@/contract/calls/customer/account'

/** The boxes in the order they are shown. */
export const consentPurposes = [
  'isAgreeAgreement',
  'cgi',
  'isSendInfoAbroad',
  'isAcceptMarketCommunication',
] as const satisfies readonly ConsentPurpose[]

/** The texts a customer may have agreed to, by their identifier, and what they are called. */
export const policyTitles: Readonly<Record<string, string>> = {
  'privacy-policy': '隐私政策',
  'privacy-policy-guest': '游客隐私政策',
  'terms-of-sale': '销售条款',
  'terms-of-uses': '使用条款',
  'information-gathering': '个人信息收集清单',
  cgi: '个人信息跨境传输说明',
}

/** What each box is about, in a few words. */
export const consentTitles: Record<ConsentPurpose, string> = {
  isAgreeAgreement: '销售条款与隐私政策',
  cgi: '个性化服务',
  isSendInfoAbroad: '资料传输至巴黎总部',
  isAcceptMarketCommunication: '新作与活动资讯',
}

/** The texts that say what each box is about. */
export const consentTexts: Record<ConsentPurpose, readonly string[]> = {
  isAgreeAgreement: ['terms-of-sale', 'privacy-policy'],
  cgi: ['information-gathering'],
  isSendInfoAbroad: ['cgi'],
  isAcceptMarketCommunication: ['privacy-policy'],
}
