import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registrationOf } from '../../api/become-a-customer/registration.ts'
import { openValues } from '../../api/become-a-customer/details.ts'
import { unionStates } from '../../api/contract/numbers/union-states.ts'
import { checkForm } from '../../api/contract/become-a-customer/form/index.ts'
import { applicationStates, type SiteKey } from '../../api/contract/index.ts'
import { openStore, type Store } from '../../api/platform/database/index.ts'
import { openKeys, tokenKeyFile } from '../../api/platform/keys/keys.ts'
import { writeApplications } from '../../demo/loading/write-applications.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-applications-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ dataDir: folder })
  await writeApplications(store, folder, new Date())
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the applications of the demo', () => {
  it('have every state, and are replaced, not doubled', async () => {
    const rows = () => store.db.selectFrom('applications').selectAll().execute()
    const first = await rows()
    expect(new Set(first.map(({ state }) => state))).toEqual(new Set(applicationStates))
    await writeApplications(store, folder, new Date())
    expect(await rows()).toHaveLength(first.length)
    const numbers = first.map(({ organisationHash }) => organisationHash)
    expect(numbers).not.toContain('')
  })

  it('are right by the rules of their site', async () => {
    const key = openKeys(tokenKeyFile(folder)).applications
    const settings = { keyFile: '', hostSecret: '' }
    for (const row of await store.db.selectFrom('applications').selectAll().execute()) {
      const registration = await registrationOf(
        { store, settings },
        { site: row.site as SiteKey, language: 'sv' },
      )
      expect([row.companyName, checkForm(openValues(key, row.details), registration, unionStates)]).toEqual([
        row.companyName,
        [],
      ])
    }
  })
})
