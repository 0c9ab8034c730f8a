import { useRef } from 'react'
import { CallError, isRefusal, newIdempotencyKey } from '@tradecounter/shop/core'

/**
 * Whether the service has decided about the message: a repeat is a new one. A proxy's failure leaves open whether the
 * message is stored, and 409 `stillRunning` says that the first request goes on.
 */
const isAnswer = (reason: unknown): boolean =>
  isRefusal(reason) ||
  (reason instanceof CallError && reason.status === 409 && reason.error?.code !== 'stillRunning')

/** A message without an answer: what was typed, and what sends it again. */
interface Pending<Answer> {
  typed: readonly unknown[]
  repeat: () => Promise<Answer>
}

/**
 * Sends what was typed, once however often it is repeated (reliability 4.3). While there is no answer, the same values
 * repeat the first request with its key: `send` of the repeat is not called, because a version that was read since
 * would make it another request. Other values, and the same ones after an answer, are a new message. Values are
 * compared one by one, objects by identity.
 */
export function useSendOnce<Answer>(): (
  typed: readonly unknown[],
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer> {
  const sent = useRef<Pending<Answer> | null>(null)
  return async (typed, send) => {
    const { current: pending } = sent
    const isRepeat =
      pending !== null &&
      pending.typed.length === typed.length &&
      pending.typed.every((value, at) => Object.is(value, typed[at]))
    const key = newIdempotencyKey()
    const { repeat } = isRepeat ? pending : { repeat: () => send(key) }
    sent.current = { typed, repeat }
    try {
      const answer = await repeat()
      sent.current = null
      return answer
    } catch (reason) {
      if (isAnswer(reason)) sent.current = null
      throw reason
    }
  }
}
