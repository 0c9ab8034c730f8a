import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../../../../api/platform/database/index.ts'
import { Applicant, goodValues } from '../../../become-a-customer/applicant.ts'
import { databases } from '../../../fixtures/databases.ts'
import { countRows, type KillableShop, openKillableShop } from '../../../fixtures/kill-points.ts'
import { insertSeller } from '../../../fixtures/seller.ts'

/**
 * Everything that saves and submissions write, except the keys of browsers: a browser that has got no answer gets one
 * more.
 */
async function stateOf(store: Store) {
  const { db } = store
  return {
    applications: await db
      .selectFrom('applications')
      .select(['id', 'state', 'reference', 'details', 'searchText', 'expiresAt'])
      .select(['companyVersion', 'personsVersion', 'deliveryVersion', 'termsVersion'])
      .orderBy('id')
      .execute(),
    links: await db
      .selectFrom('applicationKeys')
      .select('keyHash')
      .where('kind', '<>', 'browser')
      .orderBy('keyHash')
      .execute(),
    counts: await db
      .selectFrom('applicationMails')
      .select(['recipientHash', 'count'])
      .orderBy('recipientHash')
      .execute(),
    mails: await countRows(store, 'mails'),
    jobs: await countRows(store, 'jobs'),
  }
}

const tabs = ['company', 'persons', 'delivery', 'terms'] as const

/** The process dies after one statement and then another. `kills.test.ts` kills whole processes at random moments. */
describe.each(databases)('an application that is killed amid its statements, on $name', ({ open }) => {
  let killed: KillableShop
  beforeEach(async () => {
    killed = await openKillableShop(open, stateOf, 'insert or update')
    await insertSeller(killed.shop, 'sven', ['applications:answer'])
  })
  afterEach(() => killed.close())

  it('BECOME-2: is saved and submitted once by a browser that sends again, and nothing is half done', async () => {
    const nina = new Applicant(killed.shop.api)
    await nina.visitor.get('/api/site/getAntiForgeryToken')
    const values = goodValues()
    for (const tab of tabs) {
      const before = killed.kills()
      const { key, shown } = nina
      const { body } = await killed.killAt(() => {
        // What the browser has if the answer is lost.
        Object.assign(nina, { key, shown })
        return nina.save(tab, values[tab], 0)
      })
      expect(body.application.versions[tab]).toBe(1)
      expect(killed.kills()).toBeGreaterThan(before)
    }
    const before = killed.kills()
    const { body } = await killed.killAt(() => nina.post('/submit'))
    expect(body.application.state).toBe('submitted')
    expect(killed.kills()).toBeGreaterThan(before + 1)

    const { applications } = await stateOf(killed.store)
    expect(applications).toHaveLength(1)
    const mails = await killed.store.db.selectFrom('mails').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      values.persons.applicant.email,
      'sven@example.test',
    ])
  })
})
