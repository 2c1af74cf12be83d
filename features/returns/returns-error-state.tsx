import { ButtonLink } from '@/components/button-link'
import { ErrorState } from '@/components/feedback/error-state'
import { routes } from '@/lib/routes'

/** The return could not be read, or there is none such. */
export function ReturnsErrorState(props: { error: Error; onRetry: () => void }) {
  return (
    <ErrorState
      {...props}
      heading="h1"
      title="暂时无法读取退货申请"
      missing={{
        title: '未找到该退货申请',
        action: <ButtonLink href={routes.orders()}>查看我的订单</ButtonLink>,
      }}
    />
  )
}
