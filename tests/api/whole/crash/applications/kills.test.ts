import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../../../../api/platform/database/index.ts'
import { insertCatalogue } from '../../../fixtures/catalogue.ts'
import { databases, type TestStore } from '../../../fixtures/databases.ts'
import { long } from '../../../fixtures/lanes.ts'
import { insertPeople } from '../../../fixtures/people.ts'
import { insertSeller } from '../../../fixtures/seller.ts'
import { realClock, serve } from '../../../fixtures/shop.ts'
import { applyAndDie, finishAll } from './cycle.ts'
import { type Death, Journal } from './journal.ts'

/** The mail address of the seller who answers. */
const seller = 'sven@example.test'
const isSeller = (recipient: string): boolean => recipient === seller

const deaths: readonly Death[] = ['save', 'submit', 'outside', 'outside']
const cycles = long ? 60 : deaths.length

describe.each(databases)('a service that is killed with -9 amid applications, on $name', ({ open }) => {
  let test: TestStore
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tc-applications-killed-'))
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    const shop = serve(test.store, realClock, folder)
    await insertSeller(shop, 'sven', ['applications:answer'])
    await shop.close()
    // The processes that are killed are the only ones.
    await test.store.close()
  })
  afterAll(async () => {
    await test.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('BECOME-2: keeps every answered save, and has one application and one mail of each applicant', async () => {
    const { settings } = test
    const repeated = { save: 0, submit: 0 }
    const emails: string[] = []
    let acknowledged = 0
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const journal = new Journal()
      const task = { settings, folder, death: deaths[cycle % deaths.length] ?? 'outside' }
      await applyAndDie(task, journal)
      const report = await finishAll(task, journal)
      expect([...journal.refused, ...report.wrong]).toEqual([])
      acknowledged += journal.acknowledged
      repeated.save += report.repeated.save
      repeated.submit += report.repeated.submit
      emails.push(...journal.applications.keys())
    }
    expect(acknowledged).toBeGreaterThan(0)
    expect(repeated.save).toBeGreaterThan(0)
    expect(repeated.submit).toBeGreaterThan(0)

    const { db, close } = await openStore(settings)
    const applications = await db.selectFrom('applications').select(['companyName', 'state']).execute()
    const names = emails.map((email) => `Bolag ${email}`)
    expect(applications.map(({ companyName }) => companyName).toSorted()).toEqual(names.toSorted())
    expect(new Set(applications.map(({ state }) => state))).toEqual(new Set(['submitted']))
    const mails = await db.selectFrom('mails').select('recipient').execute()
    const recipients = mails.map(({ recipient }) => recipient)
    // A seller gets at most a hundred mails a day.
    expect(recipients.filter(isSeller)).toHaveLength(Math.min(100, emails.length))
    expect(recipients.filter((recipient) => !isSeller(recipient)).toSorted()).toEqual(emails.toSorted())
    await close()
  })
})
