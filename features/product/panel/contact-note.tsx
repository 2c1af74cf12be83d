import { ButtonLink } from '@/components/button'
import { brand } from '@/lib/brand'

/** The way to what is not sold online: a call. */
export function ContactNote() {
  return (
    <ButtonLink variant="secondary" href={brand.phoneHref} isWide>
      联系客户服务 {brand.phone}
    </ButtonLink>
  )
}
