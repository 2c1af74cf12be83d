'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { ErrorState } from '@/components/feedback/error-state'
import { addressesQuery } from '../queries'
import { routes } from '@/lib/routes'
import { AddressForm } from './address-form'
import { AddressBookSkeleton } from '../address-book-skeleton'

/** A new address, or the one the page's own address names. Each visit starts afresh. A§2. */
export function AddressEditor() {
  const { bfcacheId } = useRouter()
  const id = useSearchParams().get('id')
  return <Editor key={`${bfcacheId} ${id}`} id={id} />
}

function Editor({ id }: { id: string | null }) {
  const { data, error, refetch } = useQuery(addressesQuery)

  if (!data) {
    return error ? (
      <ErrorState title="暂时无法读取地址簿" error={error} onRetry={refetch} />
    ) : (
      <AddressBookSkeleton />
    )
  }
  const { items, limit } = data
  if (id === null) {
    return items.length < limit ? (
      <AddressForm address={null} isFirst={items.length === 0} />
    ) : (
      <BackToBook title="地址簿已满">{`最多可保存 ${limit} 个地址，请先删除不再使用的地址。`}</BackToBook>
    )
  }
  const address = items.find((item) => item.id === id)
  return address ? (
    <AddressForm address={address} isFirst={false} />
  ) : (
    <BackToBook title="未找到该地址">该地址可能已被删除。</BackToBook>
  )
}

function BackToBook({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState title={title} action={<ButtonLink href={routes.addressBook}>返回地址簿</ButtonLink>}>
      {children}
    </EmptyState>
  )
}
