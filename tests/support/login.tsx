import { act, fireEvent, screen } from '@testing-library/react'
import { ApiFailure } from '@/lib/api/types'

const picture = { imgSrc: 'data:image/svg+xml,picture' }

/** What the mocked `call` answers: by the name of the call, and a picture for every captcha. */
export function answersBy(table: Record<string, () => unknown>) {
  return async (name: string): Promise<unknown> => (name === 'refreshCaptcha' ? picture : table[name]?.())
}

/** An answer that refuses. */
export function refuse(
  error: ConstructorParameters<typeof ApiFailure>[0],
  message: string,
  validationResult: Record<string, string> = {},
) {
  return () => Promise.reject(new ApiFailure(error, 200, message, validationResult))
}

/** The input of this name. */
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })

/** Fills inputs in, all at once. */
export async function fill(values: Record<string, string>) {
  await act(async () => {
    for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
  })
}
