import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallRule, Permission } from '../../../api/contract/index.ts'
import { pageRules, type PageRule } from '../../../api/my-pages/service.ts'
import { callsByRule } from './call-rules.ts'
import { checkAnswer } from '../fixtures/answers.ts'
import { databases, everyDatabase } from '../fixtures/databases.ts'
import { textOf } from '../fixtures/pdf.ts'
import { marksOf, plantLine } from './matrix-belongings.ts'
import { identities, openMatrixShop, type Identity, type MatrixShop } from './matrix-people.ts'
import { requestOf } from './matrix-request.ts'
import { kinds, rows, type Kind, type Row } from './matrix-rows.ts'

const unicode = 'Ångström‮😀𝕏'
const uuid = '6f1b1c2e-9d55-4c1e-8f0b-0d0f4a8f7a11'

/** The id of a kind, and the status of the row for it. */
function idOf(row: Row, kind: Kind, aim: string): { id: unknown; as: keyof Row['statuses'] } {
  const isBody = row.place === 'body'
  switch (kind) {
    case 'own':
      return { id: row.id(aim), as: 'own' }
    case "other's":
      return { id: row.id(aim === 'c' ? 'a' : 'c'), as: 'others' }
    case 'random':
      return { id: uuid.slice(0, 20), as: 'none' }
    case 'negative':
      return isBody ? { id: -1, as: 'wrong' } : { id: '-1', as: 'none' }
    case 'huge':
      return { id: '9'.repeat(3000), as: row.takesLong ? 'own' : 'wrong' }
    case 'unicode':
      return { id: unicode, as: 'none' }
    case 'array':
      return isBody ? { id: [row.id(aim)], as: 'wrong' } : { id: 'x1,x2', as: 'none' }
    case 'object':
      return isBody ? { id: { id: row.id(aim) }, as: 'wrong' } : { id: '[object Object]', as: 'none' }
  }
}

/** Whether the id is that of a cart, a list or a file, which belong to one user of a customer (ACC-10). */
const isOfUser = ({ name }: Row): boolean => ['itemId', 'listId', 'fileId', 'exportId'].includes(name)

const rulesOfPages: ReadonlyMap<string, PageRule> = new Map(Object.entries(pageRules))

/** The permission of a rule; null for a page that every user may open. */
function permissionOf(
  rule: Exclude<CallRule, 'public' | 'session' | 'signed-in' | 'host' | { recent: unknown }>,
): Permission | null {
  if (typeof rule === 'string') return rule
  if ('users' in rule) return rule.users
  return rulesOfPages.get(rule.page)?.permission ?? null
}

/** A rule as `call-rules.ts` writes it. */
function nameOfRule(rule: CallRule): string {
  if (typeof rule === 'string') return rule
  if ('recent' in rule) return `recent ${nameOfRule(rule.recent)}`
  return 'page' in rule ? `page ${rule.page}` : `users ${rule.users}`
}

/** The refusal of a rule before the call runs; null if it admits the identity. */
function refusal(rule: CallRule, who: Identity): number | null {
  // The identities have just signed in.
  if (typeof rule === 'object' && 'recent' in rule) return refusal(rule.recent, who)
  if (rule === 'host') return 403
  if (rule === 'public' || rule === 'session') return null
  if (who.customer === '') return typeof rule === 'object' && 'users' in rule ? null : 401
  if (rule === 'signed-in') return null
  const permission = permissionOf(rule)
  return permission === null || who.may.includes(permission) ? null : 403
}

/** Whether the id is the number of an order that the call reads. */
const namesOrder = ({ name, call }: Row): boolean =>
  name === 'orderNumber' && !call.endsWith('/order/invoices')

/** The expected statuses of a call for an identity. */
function expected(row: Row, who: Identity, as: keyof Row['statuses']): readonly number[] {
  const isPost = row.call.startsWith('POST')
  // A long address is refused before the caller is checked.
  if (row.place === 'query' && as === 'wrong') return [400]
  if (who.isDead) return [401]
  if (isPost && !who.hasSession && row.declared.rule !== 'host' && !row.declared.signed) return [403]
  const refused = refusal(row.declared.rule, who)
  if (refused !== null) return [refused]
  const foreign =
    who.aim !== who.customer ||
    (who.isColleague && isOfUser(row)) ||
    // The orders of the matrix are those of another user.
    (who.isColleague && namesOrder(row) && !who.may.includes('perm:viewCustomerOrders'))
  const isForeign = as === 'own' && foreign && !(row.ownsAttached && who.customer !== '')
  if (as === 'others' && row.ownsAttached && who.isAttachedToOther) return row.statuses.own
  const statuses = row.statuses[isForeign ? 'others' : as]
  // A missing permission is told for a known order only, and before an outdated version.
  const lacks = row.asks !== undefined && !who.may.includes(row.asks)
  return lacks ? statuses.map((status) => (status === 409 || status === 200 ? 403 : status)) : statuses
}

/** Whether the call runs for the identity, so that it reads the id. */
const runs = (row: Row, who: Identity): boolean => !who.isDead && refusal(row.declared.rule, who) === null

/** Neither roles nor refusals depend on the form of an id: each form is tried where the call runs, without a role. */
const kindsFor = (row: Row, who: Identity): readonly Kind[] =>
  who.isColleague !== true && runs(row, who) ? kinds : ['own', "other's", 'random']

/** Whether a call ends its own session. */
const renews = ({ call }: Row): boolean => /user\/(?:login|logout|changecustomer)/u.test(call)

/**
 * Texts that the answer must not contain: those of other customers, and the customer's own price without
 * perm:seePrices.
 */
const foreignMarks = ({ customer, may }: Identity): string[] =>
  Object.entries(marksOf).flatMap(([owner, marks]) => {
    if (owner !== customer) return marks
    return may.includes('perm:seePrices') ? [] : marks.slice(-1)
  })

/**
 * Whether a text contains a mark. A number counts only as a whole: some random hexadecimal token contains any five
 * digits.
 */
const holds = (text: string, mark: string): boolean =>
  new RegExp(/^\d+$/u.test(mark) ? `(?<![\\da-f])${mark}(?![\\da-f])` : mark, 'u').test(text)

describe('the route table', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    const [{ open } = { open: undefined }] = everyDatabase
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it('has the declared calls, and no others', () => {
    expect(rows.map(({ call }) => call).toSorted()).toEqual(shop.calls.toSorted())
  })

  it('has the reviewed access rules (ACC-10)', () => {
    const declared = Object.groupBy(rows, ({ declared: { rule } }) => nameOfRule(rule))
    const named = Object.entries(declared).map(([rule, some = []]) => [
      rule,
      some.map(({ call }) => call).toSorted(),
    ])
    const reviewed = Object.entries(callsByRule).map(([rule, calls]) => [rule, calls.toSorted()])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(reviewed))
  })

  it('names the page for every call below /api/my-pages/ except the menu', () => {
    const calls = rows.filter(({ call }) => call.includes('/api/my-pages/'))
    const namesPage = (rule: CallRule): boolean =>
      typeof rule === 'object' && ('recent' in rule ? namesPage(rule.recent) : 'page' in rule)
    const open = calls.filter(({ declared: { rule } }) => !namesPage(rule))
    expect(open.map(({ call }) => call)).toEqual(['POST /api/my-pages/menu'])
  })
})

describe.each(databases)('access to every call, on $name', ({ open }) => {
  let shop: MatrixShop
  const sessions = new Map<Identity, Record<string, string>>()
  beforeAll(async () => {
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it.each(rows)(
    '$call: returns what the rule allows, and never data of others (ACC-9, ACC-10)',
    async (row) => {
      const { db } = shop.services.store
      // A call that is refused changes nothing: only after one that is not must be restored what it may have removed.
      const aims = new Set(identities.map((who) => who.aim))
      const changed = new Set(aims)
      for (const who of identities) {
        // A session stays the same until a call has changed something.
        const headers = sessions.get(who) ?? (await who.headers(shop.services))
        sessions.set(who, headers)
        for (const kind of kindsFor(row, who)) {
          if (changed.delete(who.aim)) await plantLine(db, who.aim)
          const { id, as } = idOf(row, kind, who.aim)
          const answer = await shop.ask(
            requestOf(row, id, renews(row) ? await who.headers(shop.services) : headers),
          )
          if (row.call.startsWith('POST') && answer.status < 400) {
            for (const aim of aims) changed.add(aim)
            sessions.clear()
          }
          const text = await textOf(answer)
          checkAnswer(row.call, answer, text)
          const about = `${who.name}, ${kind}`
          expect([about, answer.status, text.slice(0, 200)], about).toEqual([
            about,
            expect.toSatisfy(
              (status: number) => expected(row, who, as).includes(status),
              `one of ${expected(row, who, as).join()}`,
            ),
            expect.any(String),
          ])
          const refused = who.isDead ? null : refusal(row.declared.rule, who)
          if (refused === 403 && row.declared.rule !== 'host' && answer.status === 403)
            expect([about, text]).toEqual([
              about,
              expect.stringMatching(/"permission":"perm:\w+"|"antiForgery"/u),
            ])
          expect([about, foreignMarks(who).filter((mark) => holds(text, mark))]).toEqual([about, []])
        }
      }
      expect(shop.faults.splice(0)).toEqual([])
    },
  )

  it('leaves every cart and order unchanged', async () => {
    const { db } = shop.services.store
    const lines = await db.selectFrom('cartLines').select('id').where('cartId', '=', 'cart-n').execute()
    expect(lines).toEqual([{ id: 'line-n' }])
    const orders = await db.selectFrom('orders').select(['number', 'customerId']).orderBy('number').execute()
    expect(orders).toEqual(Object.keys(marksOf).map((id) => ({ number: `ORDER-${id}`, customerId: id })))
  })
})
