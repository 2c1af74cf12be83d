import { useState, useSyncExternalStore } from 'react'
import { chosenProduct } from '@/features/product/selection/chosen-product'
import { routes } from '@/lib/routes'
import { choose, firstChoice, type BeltQuestion } from './choice'
import { beltOf, selectionOf } from './range'
import type { BeltChoice, BeltRange } from './range'

type State = { choice: BeltChoice; answer: (question: BeltQuestion, value: string) => void }

/** What is chosen. The address carries all of it, so that a reload or a friend finds the same belt. */
export function useBeltChoice(range: BeltRange, sku: string): State {
  const s = useChoiceOfAddress()
  const [answered, setAnswered] = useState<BeltChoice | null>(null)
  const belt = range.belts.find(({ product }) => product.sku === sku)
  if (!belt) throw new RangeError(`No belt ${sku} in the range`)
  const choice = answered ?? firstChoice(range, belt, s)

  return {
    choice,
    answer(question, value) {
      const next = choose(range, choice, question, value)
      setAnswered(next)
      window.history.replaceState(null, '', addressOf(range, next))
    },
  }
}

/** Where a choice can be found again. */
export function addressOf(range: BeltRange, choice: BeltChoice): string {
  const { product } = beltOf(range, choice)
  const { s } = chosenProduct(product, selectionOf(product, choice))
  return routes.beltStudio(product.sku, s ?? undefined)
}

const never = () => () => undefined

/** `s` of the address: null in the cached page, read once the browser has it. */
function useChoiceOfAddress(): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('s'),
    () => null,
  )
}
