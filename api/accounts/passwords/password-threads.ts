import type { Argon2Parameters } from 'node:crypto'
import { threadPool } from '../../platform/thread-pool.ts'
import type { NewPassword } from './password-worker.ts'
import type { PasswordFlaw } from './password-rules.ts'

/**
 * Threads for hashes. Without their lower priority, a flood of sign-ins delayed pages many times as long on two cores
 * (reliability L7). Only a little lower: with all cores busy, a sign-in would exceed the wait of its queue.
 */
const threads = threadPool<Argon2Parameters | NewPassword, unknown>(
  new URL('password-worker.ts', import.meta.url),
)

/** An argon2id hash, computed in a thread of low priority. Rejects if the thread fails. */
export async function hashInThread(parameters: Argon2Parameters): Promise<Buffer> {
  const pool = await threads()
  return Buffer.from((await pool.run(parameters)) as Uint8Array) // the default export of the file
}

/** `findPasswordFlaw` in a thread, because an estimate takes too long for the main thread. */
export async function findFlawInThread(password: string, userName: string): Promise<PasswordFlaw | null> {
  const pool = await threads()
  const task: NewPassword = { password, userName }
  return (await pool.run(task, { name: 'judge' })) as PasswordFlaw | null // the file's `judge`
}
