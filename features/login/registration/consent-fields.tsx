import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/form/checkbox'
import { routes } from '@/lib/routes'
import { AgreementField } from './agreement-field'
import type { RegistrationValues } from '../form/login-form-schema'
import { PolicyLink } from './policy-link'
import styles from './consent-fields.module.scss'

/** What a registration agrees to: one must be, the others may be, each on its own. A§5. */
export function ConsentFields() {
  const { register, formState } = useFormContext<RegistrationValues>()
  const mark = formState.submitCount > 0 && <span className={styles.mark}>可选</span>
  return (
    <div className={styles.root}>
      <AgreementField>
        <PolicyLink href={routes.termsOfSale}>《销售条款》</PolicyLink>和
        <PolicyLink href={routes.privacyPolicy}>《隐私政策》</PolicyLink>
      </AgreementField>
      <Checkbox {...register('isSendInfoAbroad')}>
        我同意按<PolicyLink href={routes.dataTransfer}>《个人信息跨境传输说明》</PolicyLink>
        将我的客户资料传输至巴黎总部
        {mark}
      </Checkbox>
      <Checkbox {...register('cgi')}>
        我同意奥蕾处理我的个人信息，用于为我提供个性化的服务
        {mark}
      </Checkbox>
      <Checkbox {...register('isAcceptMarketCommunication')}>
        我愿意收到奥蕾的新作与活动资讯
        {mark}
      </Checkbox>
    </div>
  )
}
