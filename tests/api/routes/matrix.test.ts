import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOfCall } from '../../../api/domain/my-pages.ts'
import { pageRules, type PageRule } from '../../../api/domain/permissions.ts'
import { databases } from '../fixtures/databases.ts'
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

/** The statuses that a call may answer somebody, by rule. */
function expected(row: Row, who: Identity, as: keyof Row['statuses']): readonly number[] {
  const isPost = row.call.startsWith('POST')
  // An address that is too long is refused before anybody is asked for.
  if (row.place === 'query' && as === 'wrong') return [400]
  if (who.isDead) return [401]
  if (row.access === 'host') return [403]
  if (isPost && !who.hasSession) return [403]
  const foreign = who.aim !== who.customer || (who.isColleague && isOfUser(row))
  const isForeign = as === 'own' && foreign && !(row.ownsAttached && who.customer !== '')
  const statuses = row.statuses[isForeign ? 'others' : as]
  if (row.access === 'everybody' || row.access === 'session') return statuses
  // Bodies are read first: who is nobody learns that theirs is none.
  if (who.customer === '') return as === 'own' || as === 'others' ? [401] : [401, ...statuses]
  if (row.access === 'orders' && who.mayNot) return [403, ...statuses.filter((status) => status === 400)]
  return statuses
}

/** Whether a call ends the session that it comes with. */
const renews = ({ call }: Row): boolean => /user\/(?:login|logout|changecustomer)/u.test(call)

/** Marks of customers whose data the answer may not hold. */
const foreignMarks = ({ customer }: Identity): string[] =>
  Object.entries(marksOf).flatMap(([owner, marks]) => (owner === customer ? [] : marks))

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

  it('has a row in the matrix for every call, and no row for a call that is gone (ACC-9)', () => {
    expect(rows.map(({ call }) => call).toSorted()).toEqual([...new Set(shop.calls)].toSorted())
  })

  it('has a page in the table of permissions for every call of my pages, but the menu itself (ACC-9, MY-1)', () => {
    const calls = shop.calls.filter((call) => call.includes('/api/my-pages/'))
    expect(calls.filter((call) => pageOfCall(call) === null)).toEqual(['POST /api/my-pages/menu'])
    const named = Object.values<PageRule>(pageRules).flatMap((rule) => rule.calls ?? [])
    expect(named.filter((call) => !calls.includes(call))).toEqual([])
  })
})

describe.each(databases)('who may ask for what, on $name', ({ open }) => {
  let shop: MatrixShop
  beforeAll(async () => {
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it.each(rows)(
    '$call: everybody gets what the rule says, and nobody what is not theirs (ACC-9)',
    async (row) => {
      const { db } = shop.services.store
      for (const who of identities) {
        const headers = await who.headers(shop.services)
        for (const kind of kinds) {
          await plantLine(db, who.aim)
          const { id, as } = idOf(row, kind, who.aim)
          const answer = await shop.ask(
            requestOf(row, id, renews(row) ? await who.headers(shop.services) : headers),
          )
          const text = await answer.text()
          const about = `${who.name}, ${kind}`
          expect([about, answer.status, text.slice(0, 200)], about).toEqual([
            about,
            expect.toSatisfy(
              (status: number) => expected(row, who, as).includes(status),
              `one of ${expected(row, who, as).join()}`,
            ),
            expect.any(String),
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
