import { useEffect, useRef } from 'react'

/** Gives the focus back to the button that opened a form in its place, once the form is gone. */
export function useReturnFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return button
}
