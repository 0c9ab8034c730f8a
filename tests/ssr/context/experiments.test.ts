import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assignVariant } from '@tradecounter/shop/core/experiments'
import { createReadiness } from '../../../api/platform/http/readiness.ts'
import { remoteApi } from '../../../ssr/server/bff/api-service.ts'
import {
  createExperimentChooser,
  type Experiment,
  experiments,
} from '../../../ssr/server/context/experiments.ts'
import { type Flag, flags } from '../../../ssr/server/context/flags.ts'
import { readSettings } from '../../../ssr/server/settings.ts'
import type { PageRequest } from '../../../ssr/pages/page-context.ts'
import {
  type OpenHost,
  openHost,
  session,
  standInApi,
  standInTemplates,
  visitorContext,
} from '../stand-ins.ts'

const registered = Object.entries(experiments)
const flagsOf = ({ variants }: Experiment): string[] =>
  Object.values(variants).flatMap((variant) => [...variant.flags])

describe('the registry of experiments (HELP-9)', () => {
  it.each(registered)('%s has owner, description, days and shares', (_id, experiment) => {
    expect(experiment.owner).toMatch(/^shop\/[a-z-]+$/u)
    expect(experiment.description.length).toBeGreaterThan(20)
    for (const day of [experiment.firstDay, experiment.lastDay])
      expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/u)
    expect(experiment.firstDay <= experiment.lastDay).toBe(true)
    expect(Object.keys(experiment.variants)[0]).toBe('control')
    expect(Object.keys(experiment.variants).length).toBeGreaterThan(1)
    for (const { weight } of Object.values(experiment.variants)) expect(weight).toBeGreaterThan(0)
  })

  it.each(registered)(
    '%s compares flags that can be forced for a review and outlive it',
    (_id, experiment) => {
      for (const name of flagsOf(experiment)) {
        const flag: Flag = flags[name as keyof typeof flags] // a key, by the type of the registry
        expect(flag.visitorSwitchable).toBe(true)
        expect(flag.expires >= experiment.lastDay).toBe(true)
      }
    },
  )

  it('compares each flag in one experiment only', () => {
    const names = registered.flatMap(([, experiment]) => [...new Set(flagsOf(experiment))])
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the setting EXPERIMENTS (HELP-9)', () => {
  it('names known experiments by site, and none by default', () => {
    expect(readSettings({})).toHaveProperty('settings.EXPERIMENTS', {})
    expect(readSettings({ EXPERIMENTS: 'aaTest,prevex=' })).toHaveProperty('settings.EXPERIMENTS', {
      all: ['aaTest'],
      prevex: [],
    })
  })

  it.each(['bbTest', 'mars=aaTest', 'se=aaTest,se=', 'constructor'])('refuses %j', (EXPERIMENTS) => {
    expect(readSettings({ EXPERIMENTS })).toEqual({
      mistakes: [expect.stringMatching(/^EXPERIMENTS must name experiments/u)],
    })
  })
})

const newMenu: Experiment = {
  description: 'Compares the side panel with the dropdown.',
  owner: 'shop/account',
  pages: 'all',
  variants: { control: { weight: 1, flags: [] }, panel: { weight: 1, flags: ['newMenu'] } },
  firstDay: '2026-12-01',
  lastDay: '2026-12-31',
}
const all: Readonly<Record<string, Experiment>> = { newMenu, ...experiments }

/** Fingerprints of both variants of an experiment. */
const printOf = (id: string, wanted: string): string => {
  for (let at = 0; ; at += 1) {
    const print = at.toString(16).padStart(32, '0')
    const { variants } = all[id] ?? newMenu
    const shares = Object.entries(variants).map(([name, { weight }]) => [name, weight] as const)
    if (assignVariant(id, shares, print) === wanted) return print
  }
}
const cookieOf = (id: string, wanted: string): string => `fingerprintId=${printOf(id, wanted)}`

const choose = (
  more: {
    cookies?: string
    initial?: string[]
    toggled?: boolean
    time?: string
    names?: string[]
    stopped?: string[] | null
  } = {},
) =>
  createExperimentChooser(
    { se: more.names ?? ['newMenu'] },
    () => (more.stopped === null ? null : new Set(more.stopped)),
    all,
    () => Date.parse(more.time ?? '2026-12-15T12:00:00Z'),
  )({
    site: 'se',
    page: () => 'search',
    cookies: more.cookies,
    initial: more.initial ?? ['productFeedback'],
    toggled: more.toggled ?? false,
  })

describe('the variants of a request (HELP-9)', () => {
  it('follow the fingerprint, as the browser computes it', () => {
    const panel = choose({ cookies: `a=1; ${cookieOf('newMenu', 'panel')}` })
    expect(panel).toMatchObject({ initial: ['productFeedback', 'newMenu'], varies: true, runs: true })
    expect(panel.assigned).toEqual([
      {
        id: 'newMenu',
        variant: 'panel',
        shares: [
          ['control', 1],
          ['panel', 1],
        ],
      },
    ])
    expect(choose({ cookies: cookieOf('newMenu', 'control') }).initial).toEqual(['productFeedback'])
  })

  it.each([
    ['no cookie', undefined],
    ['another cookie', 'fingerprintId2=1'],
    ['a malformed one', 'fingerprintId=1'],
    ['two of them', `${cookieOf('newMenu', 'panel')}; ${cookieOf('newMenu', 'panel')}`],
  ])('are those of control, without an assignment, for %s', (_, cookies) => {
    // Even where the site has the flag on: everyone outside the variant sees the same.
    expect(choose({ cookies, initial: ['newMenu'] })).toEqual({
      initial: [],
      assigned: [],
      varies: true,
      runs: true,
    })
  })

  it('leave visitors with toggles alone: that is how a variant is forced for a review', () => {
    const forced = choose({ cookies: cookieOf('newMenu', 'panel'), toggled: true })
    expect(forced).toMatchObject({ initial: ['productFeedback'], assigned: [] })
  })

  it.each([
    ['2026-11-30T23:59:59Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2026-12-31T23:59:59Z', true],
    ['2027-01-01T00:00:00Z', false],
  ])('begin and end by date: at %s %s', (time, runs) => {
    const chosen = choose({ cookies: cookieOf('newMenu', 'panel'), time })
    expect([chosen.runs, chosen.assigned.length === 1]).toEqual([runs, runs])
  })

  it.each([
    ['stopped', ['newMenu']],
    ['perhaps stopped', null],
  ])('are control for everyone, unassigned, where the experiment is %s', (_, stopped) => {
    const ended = { initial: ['productFeedback'], assigned: [], varies: false, runs: false }
    const initial = ['productFeedback', 'newMenu']
    expect(choose({ cookies: cookieOf('newMenu', 'panel'), initial, stopped })).toEqual(ended)
    expect(choose({ initial, stopped })).toEqual(ended)
    const both = choose({
      cookies: cookieOf('newMenu', 'panel'),
      names: ['newMenu', 'aaTest'],
      stopped: ['aaTest'],
    })
    expect(both).toMatchObject({ varies: true, runs: true, assigned: [{ variant: 'panel' }] })
  })

  it('end with the setting, and do not touch other pages or sites', () => {
    const cookies = cookieOf('newMenu', 'panel')
    const untouched = { initial: ['productFeedback'], assigned: [], varies: false }
    expect(choose({ cookies, names: [] })).toEqual({ ...untouched, runs: false })
    // The A/A test runs on the start page only.
    expect(choose({ cookies, names: ['aaTest'] })).toEqual({ ...untouched, runs: true })
  })
})

describe('cached pages with an experiment (HELP-9)', () => {
  let host: OpenHost
  beforeEach(async () => {
    host = await openHost({ environment: { EXPERIMENTS: 'aaTest' } })
  })
  afterEach(() => host.close())
  const ask = (path: string, cookie?: string) =>
    host.ask(path, cookie === undefined ? {} : { headers: { cookie } })
  const control = cookieOf('aaTest', 'control')
  const same = cookieOf('aaTest', 'same')

  it('are one for each variant and one for browsers without it, and each is rendered once', async () => {
    for (let time = 0; time < 3; time += 1)
      for (const cookie of [undefined, control, same]) expect((await ask('/', cookie)).status).toBe(200)
    expect(host.rendered).toEqual(['start', 'start', 'start'])
  })

  it('are shared by all visitors on a page that no experiment touches', async () => {
    for (const cookie of [undefined, control, same, `${same}; theme=a`]) await ask('/search', cookie)
    expect(host.rendered).toEqual(['search'])
  })

  it('do not fall to another visitor through the address that is known', async () => {
    await ask('/', same)
    await ask('/', same)
    const plain = await ask('/')
    expect(plain.headers['cache-control']).toBe('private, no-cache')
    expect(plain.headers['vary']).toBe('Accept-Encoding, Cookie')
    await ask('/', control)
    expect(host.rendered).toHaveLength(3)
  })

  it('are as without experiments for toggles and sessions', async () => {
    await ask('/')
    await ask('/', `${same}; featureToggle_aaTest=false`)
    // The same flags as the page of everyone else, and no assignment.
    expect(host.rendered).toHaveLength(1)
    expect((await ask('/', `${same}; sid=${session('anna')}`)).text).toContain('Anna')
  })
})

const until = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 20_000, interval: 50 })

describe('an experiment that an operator stops (HELP-9)', () => {
  const control = cookieOf('aaTest', 'control')
  const same = cookieOf('aaTest', 'same')

  it('ends in running shops: cached variants are dropped, and browsers send no id any more', async () => {
    const stopped = vi.fn<() => Promise<string[]>>().mockResolvedValue([])
    const page = standInTemplates()
    const contexts: PageRequest['context'][] = []
    const host = await openHost({
      environment: { EXPERIMENTS: 'aaTest' },
      api: { ...standInApi().api, stoppedExperiments: stopped },
      templates: async () => {
        const template = await page.templates()
        return {
          ...template,
          answer: (request) => {
            contexts.push(request.context)
            return template.answer(request)
          },
        }
      },
    })
    const shown = async (cookie: string) => {
      await host.ask('/', { headers: { cookie } })
      const { flags: on, experiments: assigned, runsExperiments } = contexts.at(-1) ?? visitorContext
      return [on, assigned?.map(({ variant }) => variant), runsExperiments]
    }
    const running = async () => expect(await shown(same)).toEqual([['aaTest'], ['same'], true])
    await until(running)
    await shown(control)
    const before = page.rendered.length
    for (const cookie of [same, control]) await shown(cookie)
    expect(page.rendered).toHaveLength(before)

    stopped.mockResolvedValue(['aaTest'])
    await until(async () => expect(await shown(same)).toEqual([[], undefined, undefined]))
    // One page for everyone, which browsers with an id may get at once.
    const ended = page.rendered.length
    for (const cookie of [same, control, 'a=1']) await shown(cookie)
    expect(page.rendered).toHaveLength(ended)

    // The last answer holds while the service does not answer.
    const silent = Promise.withResolvers<void>()
    stopped.mockImplementation(() => {
      silent.resolve()
      return Promise.reject(new Error('away'))
    })
    await silent.promise
    expect(await shown(same)).toEqual([[], undefined, undefined])
    stopped.mockResolvedValue([])
    await until(running)
    await host.close()
  })
  it('is told to hosts elsewhere by the readiness of the service', async () => {
    let stopped: string[] = []
    const answer = createReadiness({
      ready: async () => true,
      searching: async () => ({ ready: true, revision: '1.1' }),
      storage: async () => 'writable',
      stoppedExperiments: async () => stopped,
    })
    let isSilent = false
    const server = createServer((_, outgoing) => {
      void answer().then(({ text }) => outgoing.end(isSilent ? 'ok\n' : text))
    }).listen(0)
    await once(server, 'listening')
    const at = server.address()
    const { stoppedExperiments } = remoteApi(`http://localhost:${typeof at === 'object' ? at?.port : 0}`)
    expect(await stoppedExperiments?.()).toEqual([])
    stopped = ['aaTest', 'newMenu']
    expect(await stoppedExperiments?.()).toEqual(stopped)
    isSilent = true
    expect(await stoppedExperiments?.()).toBeNull()
    server.close()
  })
})
