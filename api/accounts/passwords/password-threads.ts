import type { Argon2Parameters } from 'node:crypto'
import { Piscina } from 'piscina'
import type { NewPassword } from './password-worker.ts'
import type { PasswordFlaw } from './password-rules.ts'

/**
 * Threads for hashes, none before the first. Who signs in often finds one; a quiet shop keeps no memory for them. Whoever waits
 * for a page comes first: on two cores a flood of sign-ins held pages up many times as long without the lower rank
 * (reliability L7). Not much lower: where all cores are busy, a sign-in would wait longer than the queue lets it.
 */
const threads = new Piscina({
  filename: new URL('password-worker.ts', import.meta.url).href,
  minThreads: 0,
  idleTimeout: 30_000,
  niceIncrement: 4,
})

/** An argon2id hash, made in a thread of its own that everything else comes before. Rejects when the thread breaks. */
export const hashInThread = async (parameters: Argon2Parameters): Promise<Buffer> =>
  Buffer.from(await threads.run(parameters))

/** What `findPasswordFlaw` says of a new password. An estimate takes too long for the main thread. */
export const findFlawInThread = (password: string, userName: string): Promise<PasswordFlaw | null> =>
  threads.run({ password, userName } satisfies NewPassword, { name: 'judge' })
