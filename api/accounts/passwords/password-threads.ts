import type { Argon2Parameters } from 'node:crypto'
import { Piscina } from 'piscina'
import type { NewPassword } from './password-worker.ts'
import type { PasswordFlaw } from './password-rules.ts'

/**
 * Threads for hashes, started on demand and ended when idle, so that a quiet shop spends no memory on them. They have a
 * lower priority than pages: on two cores a flood of sign-ins delayed pages many times as long without it
 * (reliability L7). Only a little lower: with all cores busy, a sign-in would exceed the wait of its queue.
 */
const threads = new Piscina({
  filename: new URL('password-worker.ts', import.meta.url).href,
  minThreads: 0,
  idleTimeout: 30_000,
  niceIncrement: 4,
})

/** An argon2id hash, computed in a thread of low priority. Rejects if the thread fails. */
export const hashInThread = async (parameters: Argon2Parameters): Promise<Buffer> =>
  Buffer.from(await threads.run(parameters))

/** `findPasswordFlaw` in a thread, because an estimate takes too long for the main thread. */
export const findFlawInThread = (password: string, userName: string): Promise<PasswordFlaw | null> =>
  threads.run({ password, userName } satisfies NewPassword, { name: 'judge' })
