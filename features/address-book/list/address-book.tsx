'use client'

import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@/components/feedback/error-state'
import { Notice } from '@/components/feedback/notice'
import { usePageRestored } from '@/components/use-page-restored'
import { addressesQuery } from '../queries'
import { AddressBookSkeleton } from '../address-book-skeleton'
import styles from './address-book.module.scss'
import { AddressList } from './address-list'

/** The customer's addresses. A§2, A§3. */
export function AddressBook() {
  const { data, error, refetch } = useQuery(addressesQuery)
  const readAgain = () => void refetch()
  usePageRestored(readAgain)

  if (!data)
    return error ? (
      <ErrorState title="暂时无法读取地址簿" error={error} onRetry={readAgain} />
    ) : (
      <AddressBookSkeleton />
    )
  return (
    <>
      {error && (
        <div className={styles.stale}>
          <Notice>以下地址可能不是最新：{error.message}</Notice>
        </div>
      )}
      <AddressList addresses={data.items} limit={data.limit} />
    </>
  )
}
