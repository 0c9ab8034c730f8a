import type { JobError } from './job-kind.ts'

/** Milliseconds that a receiver may take. */
const answerWithin = 10_000

/** What a job sends. */
interface JobPost extends Pick<RequestInit, 'headers' | 'body'> {
  /** That of the job. */
  signal: AbortSignal
  /** The failure of a job whose receiver does not answer. */
  away: (cause: unknown) => JobError
}

/**
 * Sends a request from a job, and returns the status of the answer. Throws a JobError if there is none within ten
 * seconds.
 */
export async function postFromJob(url: string, { signal, away, ...request }: JobPost): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    // A redirect would send the message to an address that nobody has settled.
    redirect: 'manual',
    ...request,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
  }).catch((cause: unknown) => {
    throw away(cause)
  })
  // Read by nobody; without this the connection would stay open.
  await response.body?.cancel()
  return response.status
}

/** Whether the receiver has taken the message. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300
