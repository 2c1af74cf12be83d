import type { UseMutationResult } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from '@/lib/forms/refusal'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { useSpaced } from './use-spaced'

const SUBMIT_GAP_MS = 3000

/**
 * Sends what a form holds: never twice at a time, and the same again only `gapMs` later (A§9). A refusal is written into the
 * form. Busy until it is refused: after a success the form is on its way out.
 */
export function useSubmit<Values extends FieldValues, Output, Sent, Answer>(
  form: UseFormReturn<Values, unknown, Output>,
  mutation: UseMutationResult<Answer, Error, Sent>,
  onSuccess: (answer: Answer, sent: Sent) => void,
  { gapMs = SUBMIT_GAP_MS, onError = (error: Error) => showRefusal(form, error) } = {},
) {
  const maySend = useSpaced(gapMs)
  const send = useMutateOnce(mutation, { isFinal: true })
  const isBusy = mutation.isPending || mutation.isSuccess

  const submit = (sent: Sent) => {
    if (isBusy) return
    if (maySend(JSON.stringify(sent))) send(sent, { onSuccess, onError })
    else if (mutation.error) onError(mutation.error)
  }

  return { submit, isBusy, error: mutation.error }
}
