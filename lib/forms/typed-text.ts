import type { ChangeEvent, CompositionEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type TextControl = HTMLInputElement | HTMLTextAreaElement

type TypedText = Omit<UseFormRegisterReturn, 'onChange'> & {
  onChange: (event: ChangeEvent<TextControl>) => void
  onCompositionEnd: (event: CompositionEvent<TextControl>) => void
}

/**
 * What `register()` gives, for an input that puts what is typed into its form at once. While an input method composes it is
 * left alone: the text is put right when the composition ends.
 */
export function typedText(field: UseFormRegisterReturn, clean: (text: string) => string): TypedText {
  const accept = (input: TextControl) => {
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
function tidy(input: TextControl, clean: (text: string) => string) {
  const text = clean(input.value)
  if (text === input.value) return
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** Upper-cased and nothing else: how most inputs show what is typed (A§5). */
export function upperCased(text: string): string {
  return text.toUpperCase()
}
