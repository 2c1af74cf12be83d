import { act, fireEvent, screen } from '@testing-library/react'

/** What every form with a picture code asks for. */
export const captcha = { imgSrc: 'data:image/svg+xml,picture' }

/** The input of this name. */
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })

/** Fills inputs in, all at once. */
export async function fill(values: Record<string, string>) {
  await act(async () => {
    for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
  })
}
