/** Where the choosers stand on the page. */
export const choosersId = 'choices'

/** Brings the first group with nothing chosen into sight, and the keyboard to it. */
export function showMissingChoice() {
  const groups = [...(document.getElementById(choosersId)?.querySelectorAll('fieldset') ?? [])]
  const open = groups.find((group) => !group.querySelector('input:checked'))
  open?.querySelector('input')?.focus({ preventScroll: true })
  open?.scrollIntoView({ block: 'center' })
}
