import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { openStore } from '../../../../../api/platform/database/index.ts'
import { Applicant } from '../../../become-a-customer/applicant.ts'
import { realClock, serve, type TestShop } from '../../../fixtures/shop.ts'
import type { ChildTask, Journal, Known, Line } from './journal.ts'
import { expectedAfter, steps, summaryOf, take } from './steps.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))

/** Lets a process write applications, and kills it with -9 unless it dies by itself. */
export async function applyAndDie(task: ChildTask, journal: Journal): Promise<void> {
  const argument = JSON.stringify(task)
  const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => writer.once('exit', resolve))
  // By number, not by time: a slow machine would have acknowledged almost nothing.
  const enough = journal.acknowledged + 3 + Math.floor(Math.random() * 25)
  const lines = createInterface({ input: writer.stdout })
  lines.on('line', (text) => {
    // A line that the kill truncated counts as not written.
    if (!text.endsWith('}')) return
    const line: Line = JSON.parse(text)
    journal.note(line)
    if (task.death === 'outside' && journal.acknowledged === enough)
      setTimeout(() => writer.kill('SIGKILL'), Math.random() * 40)
  })
  await Promise.all([ended, new Promise((resolve) => lines.once('close', resolve))])
}

/** The browser of an applicant, with what it had when the service was killed. */
async function comeBack(shop: TestShop, { session, key, shown }: Known): Promise<Applicant | null> {
  const applicant = new Applicant(shop.api)
  Object.assign(applicant, { key, shown })
  return (await applicant.visitor.adopt(session)) ? applicant : null
}

/** What is wrong with an application: before it continues, while it is finished, and when it is submitted once more. */
async function finish(shop: TestShop, email: string, known: Known): Promise<string[]> {
  const applicant = await comeBack(shop, known)
  if (applicant === null) return [`${email}: the session is gone`]
  const wrong: string[] = []
  const { answered, pending } = known
  const found = await applicant.application()
  // The call without an answer has taken place or not.
  const possible = [answered, ...(pending ? [answered + 1] : [])].map((count) => expectedAfter(email, count))
  const isWhole = found !== null && possible.some((one) => isDeepStrictEqual(one, summaryOf(found)))
  // Without the first answer the browser has no key.
  if (answered === 0 ? found !== null : !isWhole)
    wrong.push(`${email}: after ${answered} answers ${JSON.stringify(found && summaryOf(found))} was found`)
  for (let at = answered; at < steps.length; at += 1) {
    const { status } = await take(applicant, email, at)
    if (status !== 200) wrong.push(`${email}: step ${at} was answered with ${status} when it was repeated`)
  }
  const again = await applicant.post('/submit')
  if (again.status !== 200) wrong.push(`${email}: ${again.status} when it was submitted once more`)
  const now = await applicant.application()
  if (now === null || !isDeepStrictEqual(summaryOf(now), expectedAfter(email, steps.length)))
    wrong.push(`${email}: ended as ${JSON.stringify(now && summaryOf(now))}`)
  return wrong
}

/** Opens the database of a killed process, repeats the calls without an answer, and finishes every application. */
export async function finishAll(
  { settings, folder }: ChildTask,
  journal: Journal,
): Promise<{ wrong: string[]; repeated: { save: number; submit: number } }> {
  const store = await openStore(settings)
  const shop = serve(store, realClock, folder)
  const wrong: string[] = []
  const repeated = { save: 0, submit: 0 }
  for (const [email, known] of journal.applications) {
    if (known.pending) repeated[known.answered === steps.length - 1 ? 'submit' : 'save'] += 1
    wrong.push(...(await finish(shop, email, known)))
    Object.assign(known, { answered: steps.length, pending: false })
  }
  await shop.close()
  await store.close()
  return { wrong, repeated }
}
