import type { UseMutationResult } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { LoginValues } from './login-values'
import { showRefusal } from './refusal-fields'
import { useSpaced } from './use-spaced'

const SUBMIT_GAP_MS = 3000

/**
 * Sends what a form holds: never twice at a time, and the same again only 3 s later (A§9). A refusal is written into the
 * form. Busy until it is refused: after a success the form is on its way out.
 */
export function useSubmit<Sent, Answer>(
  form: UseFormReturn<LoginValues>,
  mutation: UseMutationResult<Answer, Error, Sent>,
  onSuccess: (answer: Answer, sent: Sent) => void,
) {
  const maySend = useSpaced(SUBMIT_GAP_MS)
  const isBusy = mutation.isPending || mutation.isSuccess

  const submit = (sent: Sent) => {
    if (isBusy) return
    if (!maySend(JSON.stringify(sent))) {
      if (mutation.error) showRefusal(form, mutation.error)
      return
    }
    mutation.mutate(sent, { onSuccess, onError: (error) => showRefusal(form, error) })
  }

  return { submit, isBusy }
}
