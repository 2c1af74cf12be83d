import { useEffect, useRef, type RefObject } from 'react'

/** Brings the keyboard to `heading` once a piece went, and the heart that was pressed with it. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>, amount: number | undefined) {
  const before = useRef(amount)
  useEffect(() => {
    const hasLess = amount !== undefined && before.current !== undefined && amount < before.current
    before.current = amount
    if (hasLess && document.activeElement === document.body) heading.current?.focus()
  }, [amount, heading])
}
