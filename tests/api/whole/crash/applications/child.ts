import { randomUUID } from 'node:crypto'
import { openStore } from '../../../../../api/platform/database/index.ts'
import { Applicant } from '../../../become-a-customer/applicant.ts'
import { realClock, serve } from '../../../fixtures/shop.ts'
import { steps, take } from './steps.ts'
import type { ChildTask, Line } from './journal.ts'

/**
 * Writes and submits applications, three at a time, until it is killed. Reports each call before and after it over its
 * pipe.
 */
const { settings, folder, death }: ChildTask = JSON.parse(process.argv[2] ?? '')

// One write per line: a pipe takes it whole before the next call begins.
const tell = (line: Line): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

const shop = serve(await openStore(settings), realClock, folder)
let untilDeath = 1 + Math.floor(Math.random() * (death === 'save' ? 15 : 3))

/** Dies at the worst moment of a call of its kind: committed, but not answered. */
function dieIfDue(step: (typeof steps)[number]): void {
  const kind = step === 'submit' ? 'submit' : 'save'
  if (kind === death && --untilDeath === 0) process.kill(process.pid, 'SIGKILL')
}

async function apply(): Promise<never> {
  for (;;) {
    const email = `${randomUUID()}@crash.example`
    const applicant = new Applicant(shop.api)
    await applicant.visitor.get('/api/site/getAntiForgeryToken')
    tell({ kind: 'begins', email, session: applicant.visitor.session ?? '' })
    for (const [at, step] of steps.entries()) {
      tell({ kind: 'asks', email })
      const { status } = await take(applicant, email, at)
      dieIfDue(step)
      tell({ kind: 'acked', email, status, key: applicant.key, shown: applicant.shown })
    }
  }
}

await Promise.all([apply(), apply(), apply()])
