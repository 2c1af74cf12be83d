import type { ChangeEvent, CompositionEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** Inputs are upper-cased, except passwords and e-mail (A§5); an input method's wide letters and digits become plain ones. */
function upperCased(text: string): string {
  return text.normalize('NFKC').toUpperCase()
}

/** The same without spaces: how mobiles and codes are often pasted. */
export function plainCode(text: string): string {
  return upperCased(text).replace(/\s/g, '')
}

/** Only Chinese characters, letters, digits and white space, upper-cased. A§5. */
export function nameCharacters(text: string): string {
  return upperCased(text).replace(/[^\p{Script=Han}A-Z0-9\s]/gu, '')
}

type TypedText = Omit<UseFormRegisterReturn, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/**
 * What `register()` gives, for an input that puts what is typed into its form at once. While an input method composes it is
 * left alone: the text is put right when the composition ends.
 */
export function typedText(field: UseFormRegisterReturn, clean: (text: string) => string): TypedText {
  const accept = (input: HTMLInputElement) => {
    tidy(input, clean)
    void field.onChange({ target: input, type: 'change' })
  }
  return {
    ...field,
    onChange: (event) => {
      if (!isComposing(event.nativeEvent)) accept(event.target)
    },
    onCompositionEnd: (event) => accept(event.currentTarget),
  }
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}

/** Cleans the value and leaves the caret where it stands in the text. */
function tidy(input: HTMLInputElement, clean: (text: string) => string) {
  const text = clean(input.value)
  if (text === input.value) return
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = text
  input.setSelectionRange(caret, caret)
}
