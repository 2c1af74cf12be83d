import { useState } from 'react'
import type { RefObject } from 'react'
import type { CartItem } from '@/contract/calls/purchase/bag'
import { useRemoveItems } from '../queries'

/** Takes lines out, says so, and leaves the focus where the list begins, since the pressed button is gone. */
export function useRemoval(heading: RefObject<HTMLElement | null>) {
  const removal = useRemoveItems()
  const [removed, setRemoved] = useState('')

  const remove = (item: CartItem) => {
    removal.mutate([item.id], {
      onSuccess: () => {
        setRemoved(`已将 ${item.name} 从购物袋移除`)
        heading.current?.focus()
      },
    })
  }
  const isRemoving = (item: CartItem) => removal.isPending && removal.variables.includes(item.id)
  return { remove, isRemoving, removed, error: removal.error }
}
