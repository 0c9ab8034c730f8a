import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from '../fixtures/visitor.ts'
import {
  check,
  isOther,
  mailedLink,
  none,
  shareBrowser,
  textOf,
  valuesOf,
  windowOf,
  write,
  type Model,
  type Real,
  type Stored,
  type Tab,
  type Window,
} from './draft-model.ts'

const anyWindow = fc.constantFrom<Window>(0, 1)
const anyTab = fc.constantFrom<Tab>('company', 'terms')
const anyText = fc.constantFrom('a', 'b', 'c')

const refuses = (answer: Answer): void =>
  expect([answer.status, answer.body.code]).toEqual([409, 'otherApplication'])

const save = (at: Window, tab: Tab, text: string): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `save(${at}, ${tab}, ${text})`,
  run: async (model, real) => {
    const window = windowOf(real, at)
    const answer = await window.save(tab, valuesOf(tab, text), real.seen[at][tab])
    if (isOther(model, at)) refuses(answer)
    else {
      shareBrowser(real, window)
      // A window without an application shares the draft of the session, also if its own save has begun it and the
      // answer was lost.
      const stored = model.current ?? model.begun ?? { saved: {}, versions: none() }
      Object.assign(model, { current: stored, begun: model.current === null ? stored : model.begun })
      expect(answer.status).toBe(write(stored, real.seen[at], tab, text))
      // A window that is refused gets what the other has saved: it can show both.
      const current = answer.body.application ?? answer.body.current
      expect(textOf(tab, current.values)).toBe(stored.saved[tab] ?? '')
      model.shown[at] = stored
      real.seen[at] = { ...current.versions }
    }
    await check(model, real)
  },
})

/** A save whose answer is lost, with the cookie in it: the window knows nothing of it, and may repeat it. */
const saveLost = (at: Window, tab: Tab, text: string, repeats: boolean): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `saveLost(${at}, ${tab}, ${text}, ${repeats})`,
  run: async (model, real) => {
    const window = windowOf(real, at)
    const { key, shown } = window
    const answer = await window.save(tab, valuesOf(tab, text), real.seen[at][tab])
    Object.assign(window, { key, shown })
    if (isOther(model, at)) refuses(answer)
    else {
      const stored = model.current ?? model.begun ?? { saved: {}, versions: none() }
      if (model.current === null) model.begun = stored
      const status = write(stored, real.seen[at], tab, text)
      expect(answer.status).toBe(status)
      const versions = { ...stored.versions }
      if (repeats && status === 200) {
        await save(at, tab, text).run(model, real)
        expect(stored.versions).toEqual(versions)
      }
    }
    await check(model, real)
  },
})

const reload = (at: Window): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `reload(${at})`,
  run: async (model, real) => {
    const application = await windowOf(real, at).application()
    real.seen[at] = { ...(application?.versions ?? none()) }
    model.shown[at] = model.current
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

const discard = (at: Window): fc.AsyncCommand<Model, Real> => ({
  check: ({ current, shown: { [at]: page } }) => current !== null && page !== null,
  toString: () => `discard(${at})`,
  run: async (model, real) => {
    const window = windowOf(real, at)
    const answer = await window.post('/discard')
    if (isOther(model, at)) refuses(answer)
    else {
      expect(answer.status).toBe(200)
      shareBrowser(real, window)
      if (model.begun === model.current) model.begun = null
      model.current = null
      // The other window goes on showing what it has shown.
      model.shown[at] = null
      real.seen[at] = none()
    }
    await check(model, real)
  },
})

/** Opens the mailed link to another application, in place of the one that the browser has. */
const openAnother = (at: Window, text: string): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `openAnother(${at}, ${text})`,
  run: async (model, real) => {
    const window = windowOf(real, at)
    const token = await mailedLink(real.shop, text)
    expect((await window.post('/open', { token, replace: true })).status).toBe(200)
    shareBrowser(real, window)
    const opened: Stored = { saved: { company: text }, versions: { company: 1, terms: 0 } }
    Object.assign(model, { current: opened, begun: null })
    model.shown[at] = opened
    real.seen[at] = { ...opened.versions }
    await check(model, real)
  },
})

/** What people, networks and the service may do. */
export const commands = fc.commands(
  [
    fc.tuple(anyWindow, anyTab, anyText).map((of) => save(...of)),
    fc.tuple(anyWindow, anyTab, anyText, fc.boolean()).map((of) => saveLost(...of)),
    anyWindow.map(reload),
    fc.constant(kill),
    anyWindow.map(discard),
    fc.tuple(anyWindow, anyText).map((of) => openAnother(...of)),
  ],
  { maxCommands: 12 },
)
