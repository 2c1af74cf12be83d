const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Whether the keyboard's ring is drawn around what has the focus: WebKit would draw it around all that a script focuses. */
export function hasFocusRing(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false
}

/** Remembers what has the focus; the answer gives it back, with the keyboard's ring or without. */
export function rememberFocus(): (focusVisible: boolean) => void {
  const before = document.activeElement
  return (focusVisible) => {
    if (before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true, focusVisible })
  }
}

/** Takes the focus into a panel: to what asks for it by `data-autofocus`, else to the panel itself. */
export function takeFocus(panel: HTMLElement, focusVisible: boolean) {
  const preferred = panel.querySelector<HTMLElement>('[data-autofocus]')
  ;(preferred ?? panel).focus({ preventScroll: true, focusVisible })
}

/** Where Tab leads from the panel's ends, or null where the browser's own order is right. */
export function wrapFocus(panel: HTMLElement, isBackwards: boolean): HTMLElement | null {
  const all = [...panel.querySelectorAll<HTMLElement>(focusable)]
  const first = all[0] ?? panel
  const last = all[all.length - 1] ?? panel
  const active = document.activeElement
  if (isBackwards) return active === first || active === panel ? last : null
  return active === last ? first : null
}
