import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApplicationValues } from '../../../api/contract/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, serve, type TestShop } from '../fixtures/shop.ts'
import { Applicant } from './applicant.ts'

/** What a person knows to be saved, by tab, and how many saves each tab has had. */
interface Model {
  saved: Partial<Record<'company' | 'terms', string>>
  versions: Record<'company' | 'terms', number>
  hasDraft: boolean
}

/** The shop, which may be killed and started again, and the windows of one browser. */
interface Real {
  shop: TestShop
  restart(): Promise<void>
  windows: Applicant[]
  /** What each window has seen last. */
  seen: Record<'company' | 'terms', number>[]
}

type Tab = 'company' | 'terms'
const valuesOf = (tab: Tab, text: string): object => (tab === 'company' ? { name: text } : { version: text })
const textOf = (tab: Tab, values: ApplicationValues): string =>
  tab === 'company' ? values.company.name : values.terms.version

/** Both windows are of one browser: its cookie and its session are shared. */
function shareBrowser({ windows }: Real, from: number): void {
  const { key } = windows[from] ?? { key: null }
  for (const window of windows) window.key = key
}

const check = async ({ saved, versions, hasDraft }: Model, real: Real): Promise<void> => {
  const application = await real.windows[0]?.application()
  if (!hasDraft) return expect(application).toBeNull()
  expect(application.versions).toMatchObject(versions)
  for (const tab of ['company', 'terms'] as const)
    expect(textOf(tab, application.values)).toBe(saved[tab] ?? '')
}

const save = (window: number, tab: Tab, text: string): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `save(${window}, ${tab}, ${text})`,
  run: async (model, real) => {
    const seen = real.seen[window] ?? { company: 0, terms: 0 }
    const answer = await real.windows[window]?.save(tab, valuesOf(tab, text), seen[tab])
    shareBrowser(real, window)
    model.hasDraft = true
    const isStored = model.saved[tab] === text && model.versions[tab] > 0
    if (seen[tab] === model.versions[tab] && !isStored) {
      expect(answer?.status).toBe(200)
      model.saved[tab] = text
      model.versions[tab] += 1
    } else expect(answer?.status).toBe(isStored ? 200 : 409)
    // A window that is refused gets what the other has saved: it can show both.
    const current = answer?.body.application ?? answer?.body.current
    expect(textOf(tab, current.values)).toBe(model.saved[tab] ?? '')
    real.seen[window] = { ...current.versions }
    await check(model, real)
  },
})

const reload = (window: number): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `reload(${window})`,
  run: async (model, real) => {
    const application = await real.windows[window]?.application()
    real.seen[window] = { ...(application?.versions ?? { company: 0, terms: 0 }) }
    await check(model, real)
  },
})

const kill: fc.AsyncCommand<Model, Real> = {
  check: () => true,
  toString: () => 'kill',
  run: async (model, real) => {
    await real.restart()
    await check(model, real)
  },
}

const discard = (window: number): fc.AsyncCommand<Model, Real> => ({
  check: ({ hasDraft }) => hasDraft,
  toString: () => `discard(${window})`,
  run: async (model, real) => {
    expect((await real.windows[window]?.post('/discard'))?.status).toBe(200)
    shareBrowser(real, window)
    Object.assign(model, { saved: {}, versions: { company: 0, terms: 0 }, hasDraft: false })
    for (const at of real.seen.keys()) real.seen[at] = { company: 0, terms: 0 }
    await check(model, real)
  },
})

const commands = fc.commands(
  [
    fc
      .tuple(fc.nat(1), fc.constantFrom<Tab>('company', 'terms'), fc.constantFrom('a', 'b', 'c'))
      .map(([window, tab, text]) => save(window, tab, text)),
    fc.nat(1).map(reload),
    fc.constant(kill),
    fc.nat(1).map(discard),
  ],
  { maxCommands: 12 },
)

describe.each(databases)('a draft in two windows of a browser ($name)', ({ open }) => {
  it('BECOME-2: keeps every save through reloads, kills of the service and the other window', async () => {
    const { store, remove } = await open()
    await insertCatalogue(store)
    await insertPeople(store)
    const clock = makeClock()
    const first = serve(store, clock)
    const killed: TestShop[] = []
    // A killed service leaves nothing but the database and the key file; the next one starts from them.
    const again = () => serve(store, clock, first.keyFile.replace(/\/[^/]*$/u, ''))
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const real: Real = {
          shop: again(),
          restart: async () => {
            const sessions = real.windows.map(({ visitor }) => visitor.session)
            const { key } = real.windows[0] ?? { key: null }
            // The service that is killed does nothing more, not even its end.
            killed.push(real.shop)
            real.shop = again()
            real.windows = await Promise.all(sessions.map((session) => openWindow(real.shop, session, key)))
          },
          windows: [],
          seen: [
            { company: 0, terms: 0 },
            { company: 0, terms: 0 },
          ],
        }
        const starter = await openWindow(real.shop, null, null)
        real.windows = [starter, await openWindow(real.shop, starter.visitor.session, null)]
        const model: Model = { saved: {}, versions: { company: 0, terms: 0 }, hasDraft: false }
        try {
          await fc.asyncModelRun(() => ({ model, real }), steps)
        } finally {
          await real.shop.close()
        }
      }),
      { numRuns: 25 },
    )
    for (const shop of [...killed, first]) await shop.close()
    await remove()
  })
})

/** A window of a browser with its session and its cookie. */
async function openWindow(shop: TestShop, session: string | null, key: string | null): Promise<Applicant> {
  const window = new Applicant(shop.api)
  window.key = key
  if (session === null) await window.post('/submit')
  else await window.visitor.adopt(session)
  return window
}
