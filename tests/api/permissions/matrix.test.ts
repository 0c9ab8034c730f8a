import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '../../../api/contract/index.ts'
import { pageRules, type PageRule } from '../../../api/my-pages/rules.ts'
import type { AccessRule } from '../../../api/accounts/permissions/access-rule.ts'
import { checkAnswer } from '../fixtures/answers.ts'
import { databases } from '../fixtures/databases.ts'
import { textOf } from '../fixtures/pdf.ts'
import { marksOf, plantLine } from './matrix-belongings.ts'
import { identities, openMatrixShop, type Identity, type MatrixShop } from './matrix-people.ts'
import { requestOf } from './matrix-request.ts'
import { kinds, rows, type Kind, type Row } from './matrix-rows.ts'

const unicode = 'Ångström‮😀𝕏'
const uuid = '6f1b1c2e-9d55-4c1e-8f0b-0d0f4a8f7a11'

/** The id of a kind, and which of a row's statuses is for it. */
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

/** Whether the id is of a cart or a list, which belongs to one user of a customer (ACC-10). */
const isOfUser = ({ name }: Row): boolean => name === 'itemId' || name === 'listId'

/** The permission that a rule asks for. */
function permissionOf(rule: Exclude<AccessRule, 'public' | 'session' | 'signed-in' | 'host'>): Permission {
  if (typeof rule === 'string') return rule
  if ('users' in rule) return rule.users
  const { permission }: PageRule = pageRules[rule.page]
  if (permission === undefined) throw new Error(`The page ${rule.page} asks for no permission.`)
  return permission
}

/** What a rule answers somebody before the call is looked at; null when it lets them through. */
function refusal({ rule }: Row, who: Identity): number | null {
  if (rule === 'host') return 403
  if (rule === 'public' || rule === 'session') return null
  if (who.customer === '') return typeof rule === 'object' && 'users' in rule ? null : 401
  if (rule === 'signed-in') return null
  return who.may.includes(permissionOf(rule)) ? null : 403
}

/** The statuses that a call may answer somebody, by rule. */
function expected(row: Row, who: Identity, as: keyof Row['statuses']): readonly number[] {
  const isPost = row.call.startsWith('POST')
  // An address that is too long is refused before anybody is asked for.
  if (row.place === 'query' && as === 'wrong') return [400]
  if (who.isDead) return [401]
  if (isPost && !who.hasSession && row.rule !== 'host') return [403]
  const refused = refusal(row, who)
  if (refused !== null) return [refused]
  const foreign = who.aim !== who.customer || (who.isColleague && isOfUser(row))
  const isForeign = as === 'own' && foreign && !(row.ownsAttached && who.customer !== '')
  if (as === 'others' && row.ownsAttached && who.isAttachedToOther) return row.statuses.own
  const statuses = row.statuses[isForeign ? 'others' : as]
  // What is refused for lack of it would else have been found to be stale.
  const lacks = row.asks !== undefined && !who.may.includes(row.asks)
  return lacks ? statuses.map((status) => (status === 409 ? 403 : status)) : statuses
}

/** What a role changes has nothing to do with the form of an id: each form is tried by those without a role of their own. */
const kindsFor = ({ isColleague = false }: Identity): readonly Kind[] =>
  isColleague ? ['own', "other's", 'random'] : kinds

/** Whether a call ends the session that it comes with. */
const renews = ({ call }: Row): boolean => /user\/(?:login|logout|changecustomer)/u.test(call)

/** What the answer may not hold: marks of other customers, and the customer's own price without perm:seePrices. */
const foreignMarks = ({ customer, may }: Identity): string[] =>
  Object.entries(marksOf).flatMap(([owner, marks]) => {
    if (owner !== customer) return marks
    return may.includes('perm:seePrices') ? [] : marks.slice(-1)
  })

/** Whether a text holds a mark. A number counts by itself: some token of 64 random hexadecimal digits holds any five. */
const holds = (text: string, mark: string): boolean =>
  new RegExp(/^\d+$/u.test(mark) ? `(?<![\\da-f])${mark}(?![\\da-f])` : mark, 'u').test(text)

describe('the route table', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    const [{ open } = { open: undefined }] = databases
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it('has a row in the matrix for every call, and no other rows (ACC-9)', () => {
    expect(rows.map(({ call }) => call).toSorted()).toEqual([...new Set(shop.calls)].toSorted())
  })

  it('has the access rules of the matrix (ACC-10)', () => {
    expect(Object.fromEntries(shop.rules)).toEqual(
      Object.fromEntries(rows.map(({ call, rule }) => [call, rule])),
    )
  })

  it('names the page for every call below /api/my-pages/ except the menu (ACC-9, MY-1)', () => {
    const calls = [...shop.rules].filter(([call]) => call.includes('/api/my-pages/'))
    const open = calls.filter(([, rule]) => typeof rule !== 'object' || !('page' in rule))
    expect(open.map(([call]) => call)).toEqual(['POST /api/my-pages/menu'])
  })
})

describe.each(databases)('access to every call, on $name', ({ open }) => {
  let shop: MatrixShop
  beforeAll(async () => {
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it.each(rows)(
    '$call: everybody gets what the rule says, and nobody what is not theirs (ACC-9, ACC-10)',
    async (row) => {
      const { db } = shop.services.store
      for (const who of identities) {
        const headers = await who.headers(shop.services)
        for (const kind of kindsFor(who)) {
          await plantLine(db, who.aim)
          const { id, as } = idOf(row, kind, who.aim)
          const answer = await shop.ask(
            requestOf(row, id, renews(row) ? await who.headers(shop.services) : headers),
          )
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
          const refused = who.isDead ? null : refusal(row, who)
          if (refused === 403 && row.rule !== 'host' && answer.status === 403)
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

  it("leaves everybody's cart and orders where they were", async () => {
    const { db } = shop.services.store
    const lines = await db.selectFrom('cartLines').select('id').where('cartId', '=', 'cart-n').execute()
    expect(lines).toEqual([{ id: 'line-n' }])
    const orders = await db.selectFrom('orders').select(['number', 'customerId']).orderBy('number').execute()
    expect(orders).toEqual(Object.keys(marksOf).map((id) => ({ number: `ORDER-${id}`, customerId: id })))
  })
})
