import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import type { Permission, SiteKey } from '../../../api/contract/index.ts'
import { createAntiForgeryToken } from '../../../api/platform/http/anti-forgery.ts'
import { createApp } from '../../../api/app.ts'
import { createFolderStore } from '../../../api/platform/files/folder-store.ts'
import { openKeys } from '../../../api/platform/keys/keys.ts'
import type { Services } from '../../../api/platform/services.ts'
import type { ListAnswer, ProductSearch } from '../../../api/platform/product-search.ts'
import { sessionLimitsBySite } from '../../../api/accounts/sessions/session-limits.ts'
import { signToken } from '../../../api/accounts/sessions/access-token.ts'
import { hashSessionId } from '../../../api/accounts/sessions/session-ids-store.ts'
import { createSession, endSession } from '../../../api/accounts/sessions/store.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import type { TestStore } from '../fixtures/databases.ts'
import { insertPeople, testCost } from '../fixtures/people.ts'
import { hostSecret, makeClock, unlimited } from '../fixtures/shop.ts'
import { plantBelongings } from './matrix-belongings.ts'
import { plantRoles, roles, roleUsers } from './matrix-roles.ts'

const noFacets = {
  myAssortment: null,
  inStock: null,
  topCategoryFacets: [],
  globalFacets: [],
  dynamicFacets: [],
  activeFacets: [],
}
const found: ListAnswer = {
  total: 1,
  page: 1,
  pageSize: 24,
  sort: 'Relevance',
  hits: [{ productId: 1, variantId: 1, variantCount: null }],
  exactVariantId: 1,
  neighbourIds: [],
  corrected: null,
  relaxed: null,
  words: null,
  onlyMentioned: false,
  near: null,
  facets: noFacets,
  categories: [],
}
/** Finds the one product of the test catalogue for every query. */
const oneProduct: ProductSearch = {
  list: () => Promise.resolve(found),
  quick: ({ phrase }) =>
    Promise.resolve({
      phrase,
      corrected: null,
      relaxed: null,
      words: null,
      suggestions: [],
      exactVariantId: null,
      neighbourIds: [],
      hits: [{ productId: 1, variantId: 1, mine: false }],
      productCategories: [],
      categories: [],
    }),
  variants: () => Promise.resolve(null),
  state: () => ({ ready: true, revision: '' }),
  close: () => Promise.resolve(),
}

/** The calls that an app answers, in the form `GET /api/cart`. */
const mountedCalls = (app: Pick<ReturnType<typeof createApp>, 'routes'>): string[] =>
  app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)

/** The service with its route table, and users who each own data. */
export interface MatrixShop {
  services: Services
  /** Calls in the form `GET /api/cart`. */
  calls: string[]
  ask(request: Request): Promise<Response>
  /** Log entries besides errors. */
  logged: unknown[]
  faults: unknown[]
  close(): Promise<void>
}

export async function openMatrixShop(open: () => Promise<TestStore>): Promise<MatrixShop> {
  const { store, remove } = await open()
  await insertCatalogue(store)
  await insertPeople(store)
  await plantRoles(store)
  await plantBelongings(store)
  const folder = mkdtempSync(join(tmpdir(), 'tc-matrix-'))
  const keyFile = join(folder, 'token-key.pem')
  const faults: unknown[] = []
  const logged: unknown[] = []
  const services: Services = {
    store,
    search: oneProduct,
    settings: { keyFile, hostSecret, passwordCost: testCost, rateLimits: unlimited },
    keys: openKeys(keyFile),
    sessionLimitsOf: sessionLimitsBySite(undefined),
    originOf: (site) => `https://${site}.example`,
    clock: makeClock().now,
    startJobs: () => undefined,
    fileStore: createFolderStore(folder),
    fileFolder: folder,
    log: {
      info: (about: unknown) => void logged.push(about),
      warn: (about: unknown) => void logged.push(about),
      error: (about: unknown) => void faults.push(about),
    },
  }
  const app = createApp(services)
  return {
    services,
    calls: mountedCalls(app),
    ask: async (request) => app.fetch(request),
    faults,
    logged,
    close: async () => {
      rmSync(folder, { recursive: true, force: true })
      await remove()
    },
  }
}

/** An identity, as seen by the service. */
export interface Identity {
  name: string
  /** Acts for this customer; empty for a visitor. */
  customer: string
  /** The customer whose objects it requests. */
  aim: string
  /** Its token is invalid. */
  isDead: boolean
  hasSession: boolean
  /** Carts and lists of its customer belong to another user. */
  isColleague?: boolean
  /** Attached to the other customer of the matrix. */
  isAttachedToOther?: boolean
  /** Its permissions at its customer. */
  may: readonly Permission[]
  /** Begins a new session, so that calls of the matrix do not affect each other. */
  headers(services: Services): Promise<Record<string, string>>
}

interface Person {
  site: SiteKey
  userId: string | null
  customerId: string | null
}

async function begin({ store, keys, clock }: Services, person: Person) {
  const facts = { browser: '', confirmedAt: clock().toISOString(), secondFactor: false }
  const sid = hashSessionId(await createSession(store.db, { ...person, facts }, clock()))
  const claims = { sid, userId: person.userId ?? '', customerId: person.customerId ?? '', site: person.site }
  const { access_token: token } = await signToken(keys, claims, clock())
  return {
    sid,
    headers: {
      Authorization: `Bearer ${token}`,
      'X-CSRF-Token': createAntiForgeryToken(keys.antiForgery, sid),
    },
  }
}

/** The owner of a session. */
export const on = (userId: string | null, customerId: string | null, site: SiteKey = 'se') => ({
  site,
  userId,
  customerId,
})

/** An identity with a valid session. */
export const alive = (name: string, person: Person, more: Partial<Identity> = {}): Identity => ({
  name,
  customer: person.customerId ?? '',
  may: person.userId === null ? [] : roles.buyer,
  aim: person.customerId ?? 'c',
  isDead: false,
  hasSession: true,
  headers: async (services) => (await begin(services, person)).headers,
  ...more,
})

const dead = (name: string, person: Person, end: (services: Services, sid: string) => Promise<unknown>) =>
  alive(name, person, {
    isDead: true,
    headers: async (services) => {
      const { sid, headers } = await begin(services, person)
      await end(services, sid)
      return headers
    },
  })

/** A token with our key for another audience. */
async function elsewhere({ keys, clock }: Services, sid: string): Promise<string> {
  const seconds = Math.floor(clock().getTime() / 1000)
  const { kid, sign } = keys.signing(clock())
  return new SignJWT({ sid, userId: 'buyer', customerId: 'a', site: 'se' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
    .setIssuer('tradecounter')
    .setAudience('tradecounter-invoices')
    .setSubject('buyer')
    .setJti('1')
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + 300)
    .sign(sign)
}

/** A user of customer 3, besides B. */
const colleague = (userId: string, may: readonly Permission[]): Identity =>
  alive(`${userId} of customer 3`, on(userId, 'c'), { may, isColleague: true })

/** The nine of reliability Z3, a visitor with a session, and a user of each role (ACC-10). */
export const identities: readonly Identity[] = [
  {
    name: 'anonymous',
    customer: '',
    aim: 'c',
    isDead: false,
    hasSession: false,
    may: [],
    headers: () => Promise.resolve({}),
  },
  alive('visitor', on(null, null)),
  alive('A on customer 1', on('buyer', 'a')),
  alive('A on customer 1 aiming at attached customer 2', on('buyer', 'a'), { aim: 'b' }),
  dead('A with unattached customer 3', on('buyer', 'c'), () => Promise.resolve()),
  alive('B', on('other', 'c')),
  colleague('idle', []),
  ...Object.entries(roleUsers).map(([userId, role]) => colleague(userId, roles[role])),
  alive('reader of customer 1, buyer of customer 3, acting for 1', on('double', 'a'), {
    may: roles.reader,
    isColleague: true,
    isAttachedToOther: true,
  }),
  alive('reader of customer 1, buyer of customer 3, acting for 3', on('double', 'c'), {
    isColleague: true,
    isAttachedToOther: true,
  }),
  dead('A expired', on('buyer', 'a'), ({ store }, sid) =>
    store.db
      .updateTable('sessions')
      .set({ expiresAt: '2026-11-19T00:00:00.000Z' })
      .where('idHash', '=', sid)
      .execute(),
  ),
  dead('A revoked', on('buyer', 'a'), ({ store, clock }, sid) => endSession(store.db, sid, clock())),
  dead('somebody of another site', on('norse', 'n', 'no'), () => Promise.resolve()),
  alive('A with a token for another service', on('buyer', 'a'), {
    isDead: true,
    headers: async (services) => {
      const { sid, headers } = await begin(services, on('buyer', 'a'))
      return { ...headers, Authorization: `Bearer ${await elsewhere(services, sid)}` }
    },
  }),
]
