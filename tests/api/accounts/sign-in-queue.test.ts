import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInQueue } from '../../../api/accounts/sign-in/authenticator.ts'
import { createFairQueue, QueueFull } from '../../../api/platform/fair-queue.ts'

/** Milliseconds of a hash at most (reliability 2.4), and of an answer (reliability 4.4). */
const hashMs = 250
const answerMs = 10_000
const owner = { id: '192.0.2.1', trusted: false }

/** A task that takes some milliseconds of the clock of the test. */
const task = (ms: number) => () => new Promise<string>((done) => setTimeout(done, ms, 'checked'))

describe('the queue of sign-ins on one core', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('holds 30 people who sign in at one moment (ACC-12)', async () => {
    const enqueue = createFairQueue({ running: 1, ...signInQueue })
    const people = Promise.allSettled(Array.from({ length: 30 }, () => enqueue(owner, task(hashMs))))
    await vi.advanceTimersByTimeAsync(30 * hashMs)
    expect(new Set((await people).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  })

  it('tells people to try again before their browser gives up', async () => {
    const enqueue = createFairQueue({ running: 1, ...signInQueue })
    const endless = enqueue(owner, task(10 * answerMs))
    let refusal: unknown
    const waiting = enqueue(owner, task(hashMs)).catch((cause: unknown) => (refusal = cause))
    await vi.advanceTimersByTimeAsync(answerMs - hashMs)
    expect(refusal).toBeInstanceOf(QueueFull)
    await vi.advanceTimersByTimeAsync(10 * answerMs)
    await Promise.all([endless, waiting])
  })
})
