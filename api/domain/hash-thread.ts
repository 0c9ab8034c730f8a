import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How long a thread without work stays: who signs in often finds one, and a quiet shop keeps no memory for it. */
const idleMs = 30_000

/** Threads without work, with what will end them. */
const idle: Array<{ thread: Worker; end: NodeJS.Timeout }> = []

function take(): Worker {
  const known = idle.pop()
  if (known === undefined) return new Worker(new URL('hash-worker.ts', import.meta.url))
  clearTimeout(known.end)
  known.thread.ref()
  return known.thread
}

function leave(thread: Worker): void {
  thread.unref()
  const end = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.thread === thread),
      1,
    )
    void thread.terminate()
  }, idleMs)
  idle.push({ thread, end: end.unref() })
}

/** An argon2id hash, made in a thread of its own that everything else comes before. */
export async function deriveApart(parameters: Argon2Parameters): Promise<Buffer> {
  const thread = take()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  thread.postMessage(parameters)
  // Rejects when the thread breaks: it is gone then.
  const [tag] = (await once(thread, 'message')) as [Uint8Array] // what the worker sends
  leave(thread)
  return Buffer.from(tag)
}
