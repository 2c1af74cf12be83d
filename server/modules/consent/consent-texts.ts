import type { ConsentPurpose } from '@/contract/calls/customer/account'

/** The text that says what each box is about, by its CMS identifier. */
export const textsOf: Record<ConsentPurpose, readonly string[]> = {
  isAgreeAgreement: ['privacy-policy', 'terms-of-sale'],
  cgi: ['information-gathering'],
  isSendInfoAbroad: ['cgi'],
  isAcceptMarketCommunication: ['privacy-policy'],
}
