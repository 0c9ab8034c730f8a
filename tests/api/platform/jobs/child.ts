import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { openStore, type StoreSettings } from '../../../../api/platform/database/index.ts'
import { createJobHandler } from '../../../../api/platform/jobs/job-kind.ts'
import { openWorker } from '../../../../api/platform/jobs/worker.ts'
import { writeEffect } from './effects.ts'

/** Runs jobs until it is killed. Says the id of each job over its pipe: an effect outside the database. */
const settings: StoreSettings = JSON.parse(process.argv[2] ?? '')

/** Every other child dies of itself at one of the worst moments; the rest are killed from outside at any time. */
const moments = ['before the effect', 'before the commit', 'after the commit'] as const
const moment = moments[Math.floor(Math.random() * 6)]
let untilDeath = 2 + Math.floor(Math.random() * 8)
const die = (now: (typeof moments)[number]): void => {
  if (now === moment && --untilDeath <= 0) process.kill(process.pid, 'SIGKILL')
}

const handler = createJobHandler(
  { kind: 'work', schema: v.object({}) },
  {
    // Another process takes over soon, and deaths are no reason to give up here.
    leaseMs: 400,
    maxTries: 1000,
    concurrency: 3,
    run: async (_, { id, progress }) => {
      process.stdout.write(`${id}\n`)
      await pause(Math.random() * 10)
      await progress(1, 2)
      die('before the effect')
      return async ({ trx }) => {
        await writeEffect(trx, id)
        die('before the commit')
        // The commit is over when other jobs run.
        setTimeout(() => die('after the commit'), 2)
      }
    },
  },
)
const fault = (...about: unknown[]): void => {
  process.stderr.write(
    `${JSON.stringify(about, (_, value) => (value instanceof Error ? value.stack : value))}\n`,
  )
}
const log = { info: fault, warn: fault, error: fault }
const store = await openStore(settings)
// A process that is killed would not leave it to the next.
flushCompileCache()
openWorker({ store, clock: () => new Date(), log, handlers: [handler], pollMs: 50 }).start()
setInterval(() => undefined, 1000)
