import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { Notice } from '@/components/feedback/notice'
import type { Address } from '@/contract/calls/customer/addresses'
import { addressee, addressText } from '../address-values'
import { ApiFailure } from '@/lib/api/types'
import { maskMobile } from '@/lib/format'
import { useSaveAddress } from '../queries'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { routes } from '@/lib/routes'
import styles from './address-entry.module.scss'

type Props = { address: Address; onRemove: () => void; onDefault: () => void }

/** One address of the book, and what can be done with it. */
export function AddressEntry({ address, onRemove, onDefault }: Props) {
  const save = useSaveAddress()
  const saveOnce = useMutateOnce(save)
  const name = addressee(address)

  return (
    <li className={styles.root} aria-label={`${name}，${addressText(address)}`}>
      <div>
        <p className={styles.name}>
          {name}
          {address.isDefault && <span className={styles.mark}>默认地址</span>}
        </p>
        <p className={styles.line}>{maskMobile(address.telephone)}</p>
        <p className={styles.line}>{addressText(address)}</p>
      </div>
      <div className={styles.actions}>
        {!address.isDefault && (
          <Button
            variant="text"
            isPending={save.isPending}
            aria-label={`设为默认 ${name}`}
            onClick={() => saveOnce({ ...address, isDefault: true }, { onSuccess: onDefault })}
          >
            设为默认
          </Button>
        )}
        <ButtonLink
          variant="text"
          href={routes.addressEdit(address.id)}
          prefetch={false}
          aria-label={`编辑 ${name}`}
        >
          编辑
        </ButtonLink>
        <Button variant="text" aria-label={`删除 ${name}`} onClick={onRemove}>
          删除
        </Button>
      </div>
      {save.error && (
        <div className={styles.error}>
          <Notice>{faultText(save.error)}</Notice>
        </div>
      )}
    </li>
  )
}

/** An address stored long ago may be refused today: then what is wrong with it says more than that something is. */
function faultText(error: Error): string {
  const faults = error instanceof ApiFailure ? Object.values(error.validationResult) : []
  return faults[0] ?? error.message
}
