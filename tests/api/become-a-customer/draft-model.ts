import { expect } from 'vitest'
import { newSessionId } from '../../../api/accounts/service.ts'
import { hashKey } from '../../../api/become-a-customer/keys.ts'
import { insertKey } from '../../../api/become-a-customer/store.ts'
import type { ApplicationValues } from '../../../api/contract/index.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Applicant } from './applicant.ts'

export type Tab = 'company' | 'terms'
type Versions = Record<Tab, number>

/** An application: what is saved, by tab, and how many saves each tab has had. */
export interface Stored {
  saved: Partial<Record<Tab, string>>
  versions: Versions
}

/** What is known: each application is one object. */
export interface Model {
  /** What the cookie of the browser opens. */
  current: Stored | null
  /** The draft that the session has begun. */
  begun: Stored | null
  /** What each window shows. */
  shown: [Stored | null, Stored | null]
}

/** The shop, which may be killed and started again, and the windows of one browser. */
export interface Real {
  shop: TestShop
  restart(): Promise<void>
  windows: Applicant[]
  /** What each window has seen last. */
  seen: [Versions, Versions]
}

export type Window = 0 | 1
export const none = (): Versions => ({ company: 0, terms: 0 })

export const valuesOf = (tab: Tab, text: string): object =>
  tab === 'company' ? { name: text } : { version: text }
export const textOf = (tab: Tab, values: ApplicationValues): string =>
  tab === 'company' ? values.company.name : values.terms.version

export const windowOf = ({ windows }: Real, at: Window): Applicant => {
  const window = windows[at]
  if (window === undefined) throw new Error('The window is not open.')
  return window
}

/** Both windows are of one browser: its cookie and its session are shared. */
export function shareBrowser({ windows }: Real, from: Applicant): void {
  for (const window of windows) window.key = from.key
}

/** What the cookie opens is what the model says; no window shows anything else by this look. */
export const check = async ({ current }: Model, real: Real): Promise<void> => {
  const reader = new Applicant(real.shop.api)
  reader.key = windowOf(real, 0).key
  const application = await reader.application()
  if (current === null) return expect(application).toBeNull()
  expect(application.versions).toMatchObject(current.versions)
  for (const tab of ['company', 'terms'] as const)
    expect(textOf(tab, application.values)).toBe(current.saved[tab] ?? '')
}

/** Whether a window shows another application than its calls would reach. */
export const isOther = ({ current, begun, shown }: Model, at: Window): boolean => {
  const { [at]: page } = shown
  if (current === null) return page !== null
  return page === null ? current !== begun : page !== current
}

/** Notes what a save has written, and returns the status that is expected of it. */
export function write(stored: Stored, seen: Versions, tab: Tab, text: string): number {
  if (stored.saved[tab] === text && stored.versions[tab] > 0) return 200
  if (seen[tab] !== stored.versions[tab]) return 409
  stored.saved[tab] = text
  stored.versions[tab] += 1
  return 200
}

/** The token of a link to an application that somebody else has begun. */
export async function mailedLink({ api, store, clock }: TestShop, text: string): Promise<string> {
  const other = new Applicant(api)
  expect((await other.save('company', { name: text }, 0)).status).toBe(200)
  const token = newSessionId()
  await insertKey(store.db, {
    keyHash: hashKey(token),
    applicationId: other.shown ?? '',
    role: 'applicant',
    kind: 'link',
    createdAt: clock.now().toISOString(),
    expiresAt: new Date(clock.now().getTime() + 86_400_000).toISOString(),
  })
  return token
}

/** A window with the session, the cookie and the page of another one, or of itself before the service was killed. */
export async function continueIn(shop: TestShop, { visitor, key, shown }: Applicant): Promise<Applicant> {
  const window = new Applicant(shop.api)
  Object.assign(window, { key, shown })
  await window.visitor.adopt(visitor.session ?? '')
  return window
}
