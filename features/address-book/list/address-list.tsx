import { useState } from 'react'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import type { Address } from '@/contract/calls/customer/addresses'
import { addressee, addressText } from '../address-values'
import { routes } from '@/lib/routes'
import { AddressEntry } from './address-entry'
import styles from './address-list.module.scss'
import { RemoveDialog } from './remove-dialog'
import { useNotice } from './use-notice'

type Props = { addresses: readonly Address[]; limit: number }

/** The addresses as the API orders them: the default first, then the newest. */
export function AddressList({ addresses, limit }: Props) {
  const [asked, setAsked] = useState<{ address: Address; isOpen: boolean } | null>(null)
  const { place, notice, show } = useNotice(addresses)

  return (
    <>
      <div ref={place} tabIndex={-1} role="group" aria-label="收货地址" className={styles.head}>
        {addresses.length > 0 && <ListHead count={addresses.length} limit={limit} />}
        <p className="visually-hidden" role="status">
          {notice}
        </p>
      </div>
      {addresses.length === 0 && (
        <EmptyState
          title="您还没有保存地址"
          action={<ButtonLink href={routes.addressEdit()}>新增地址</ButtonLink>}
        >
          保存常用的收货地址，结算时即可直接选用。
        </EmptyState>
      )}
      <ul>
        {addresses.map((address) => (
          <AddressEntry
            key={address.id}
            address={address}
            onRemove={() => setAsked({ address, isOpen: true })}
            onDefault={() =>
              show({
                text: `默认地址已更改为 ${nameOf(address)}`,
                isTrueOf: (all) =>
                  all.some(
                    ({ id, ...now }) => id === address.id && now.isDefault && nameOf(now) === nameOf(address),
                  ),
              })
            }
          />
        ))}
      </ul>
      {asked && (
        <RemoveDialog
          address={asked.address}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onRemoved={() =>
            show({
              text: `已删除 ${nameOf(asked.address)}`,
              isTrueOf: (all) => all.every(({ id }) => id !== asked.address.id),
            })
          }
        />
      )}
    </>
  )
}

function ListHead({ count, limit }: { count: number; limit: number }) {
  const isFull = count >= limit
  return (
    <>
      <p className={styles.count}>
        {isFull ? `已保存 ${limit} 个地址，如需新增，请先删除不再使用的地址。` : `已保存 ${count} 个地址`}
      </p>
      {!isFull && (
        <ButtonLink variant="text" href={routes.addressEdit()}>
          新增地址
        </ButtonLink>
      )}
    </>
  )
}

function nameOf(address: Omit<Address, 'id'>): string {
  return `${addressee(address)}，${addressText(address)}`
}
