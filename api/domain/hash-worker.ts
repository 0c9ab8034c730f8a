import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

// Linux gives each thread a rank of its own, elsewhere it would be the whole process's. Whoever waits for a page comes
// first: on two cores a flood of sign-ins held pages up many times as long without this (reliability L7). Not much lower:
// where all cores are busy, a sign-in would wait longer than the queue lets it.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 4, 19))

parentPort?.on('message', (parameters: Argon2Parameters) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(argon2Sync('argon2id', parameters))
})
