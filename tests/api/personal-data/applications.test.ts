import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { encryptSecret } from '../../../api/platform/keys/secrets.ts'
import { createLink } from '../../../api/accounts/passwords/one-time-links-store.ts'
import type { ApplicationValues } from '../../../api/contract/index.ts'
import { hashKey } from '../../../api/become-a-customer/keys.ts'
import { eraseUser } from '../../../api/personal-data/erase-user.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { openKeys } from '../../../api/platform/keys/keys.ts'
import { Applicant, goodValues } from '../become-a-customer/applicant.ts'
import { linksAnswered, tokenFor } from '../fixtures/account-mail.ts'
import { password } from '../fixtures/people.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const email = 'buyer@example.test'
/** As somebody else types it. */
const kim = { name: 'Kim Lund', email: 'Buyer@Example.test', mobile: '070-999 88 77' }
const lars = { name: 'Lars Lager', email: 'lars@lager.example', mobile: '' }

describe.each(databases)('applications of companies in the personal data of a user, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  /** Of the user: a draft with a personal number. Of others: signed by the user, and with the user as a buyer. */
  let own: Applicant
  let signed: Applicant
  let ordered: Applicant
  /** Of others alone. */
  let foreign: Applicant
  const key = () => openKeys(shop.keyFile).applications

  const applied = async (change: (values: ApplicationValues) => void): Promise<Applicant> => {
    const applicant = new Applicant(shop.api)
    const values = goodValues()
    change(values)
    await applicant.saveAll(values)
    return applicant
  }
  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    own = await applied(({ company, persons }) => {
      Object.assign(company, {
        businessModel: 'soleTrader',
        organisationNumber: '640823-3234',
        name: 'Kims Rör',
      })
      Object.assign(persons.applicant, kim, { email })
    })
    signed = await applied(({ company, persons }) => {
      company.invoiceEmail = email
      persons.applicantSigns = false
      persons.signatory = kim
      persons.buyers = [lars]
    })
    ordered = await applied(({ persons }) => {
      persons.buyers = [lars, kim]
    })
    foreign = await applied(() => {})
    expect((await ordered.post('/submit')).status).toBe(200)
    const { db } = shop.store
    const at = shop.clock.now().toISOString()
    const { id } = await idOf(signed)
    await insertRows(db, 'identifications', [
      {
        id: 'signature',
        applicationId: id,
        state: 'signed',
        keyHash: '',
        stateHash: null,
        secrets: '',
        page: '',
        signedBy: encryptSecret(key(), 'Kim Lund'),
        issuer: 'https://id.example',
        subject: encryptSecret(key(), 'kim-1'),
        startedAt: at,
        changedAt: at,
        expiresAt: at,
      },
    ])
    await db.updateTable('applications').set({ identificationId: 'signature' }).where('id', '=', id).execute()
  })
  afterAll(() => shop.close())

  /** The application of a browser, as it is stored. */
  const idOf = async ({ key: browserKey }: Applicant) => {
    const { db } = shop.store
    const { applicationId } = await db
      .selectFrom('applicationKeys')
      .select('applicationId')
      .where('keyHash', '=', hashKey(browserKey ?? ''))
      .executeTakeFirstOrThrow()
    return db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow()
  }
  const exported = async () => {
    const { body } = await buyer.post('/api/my-pages/my-account/startexport')
    const made = async () =>
      (await buyer.get('/api/user/exports?list=personal-data')).body.exports.find(
        ({ exportId }: { exportId: string }) => exportId === body.exportId,
      )
    await vi.waitFor(async () => expect(await made()).toMatchObject({ state: 'ready' }), { timeout: 10_000 })
    const link = await buyer.get(`/api/files/link?fileId=${(await made()).file.fileId}`)
    const answer = await shop.api.fetch(new Request(`http://api.internal${link.body.url}`))
    return (await answer.json()) as { applications: { companyName: string }[] }
  }
  const erase = (userName: string) =>
    shop.store.db
      .transaction()
      .execute((trx) =>
        eraseUser({ trx, dialect: shop.store.dialect, now: shop.clock.now() }, key(), userName),
      )

  it('are nobody’s while the mail address of the user is not confirmed', async () => {
    // A link that an operator hands over, and not by mail, says nothing about the address.
    const { db } = shop.store
    const token = await createLink(db, 'buyer', shop.clock.now())
    const used = await new Visitor(shop.api).post('/api/user/setpassword', { token, password })
    expect(used.status).toBe(200)
    // All sessions have ended.
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    expect((await exported()).applications).toEqual([])
    // An address that was confirmed before it changed proves nothing about the new one.
    await db
      .updateTable('users')
      .set({ email, confirmedEmail: 'other@example.test' })
      .where('id', '=', 'idle')
      .execute()
    await erase('idle@example.test')
    expect((await own.application()).values.persons.applicant.name).toBe('Kim Lund')
  })

  it('are exported to who has opened a link at that address: the own parts, with masked numbers', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/user/requestlink', { username: email, purpose: 'unlock' })
    await linksAnswered(shop)
    const token = await tokenFor(shop, email, '/unlock-account')
    expect((await visitor.post('/api/user/unlock', { token })).status).toBe(200)
    const { applications } = await exported()
    const byCompany = new Map(applications.map((each) => [JSON.stringify(each), each] as const))
    expect(byCompany.size).toBe(3)
    const text = JSON.stringify(applications)
    expect(text).not.toMatch(/3234|Lars Lager|Nina Ny|keyHash/u)
    expect(applications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          state: 'draft',
          applicant: { ...kim, email },
          company: expect.objectContaining({ name: 'Kims Rör', organisationNumber: '640823-****' }),
        }),
        expect.objectContaining({
          companyName: 'Nya Rör AB',
          signatory: kim,
          signature: expect.objectContaining({ signedBy: 'Kim Lund', subject: 'kim-1' }),
        }),
        expect.objectContaining({ state: 'submitted', buyer: kim }),
      ]),
    )
  })

  it('are erased with the user: the own ones at once, and out of others the person alone', async () => {
    const { db } = shop.store
    const [{ id }, before] = [await idOf(own), await idOf(foreign)]
    await erase(email)
    expect((await own.get('/application')).body.application).toBeNull()
    expect(
      await db.selectFrom('applicationKeys').selectAll().where('applicationId', '=', id).execute(),
    ).toEqual([])
    const { values, identification } = await signed.application()
    expect(values.persons).toMatchObject({
      applicant: { name: 'Nina Ny' },
      signatory: { name: '', email: '', mobile: '' },
      buyers: [lars],
    })
    expect([values.company.invoiceEmail, identification.state]).toEqual(['', 'none'])
    expect(
      await db
        .selectFrom('identifications')
        .select(['signedBy', 'subject'])
        .where('id', '=', 'signature')
        .execute(),
    ).toEqual([{ signedBy: '', subject: '' }])
    expect((await ordered.application()).values.persons.buyers).toEqual([lars])
    expect(await idOf(foreign)).toEqual(before)
    // A window that still shows the person does not bring the person back.
    const stale = await signed.save('persons', { ...values.persons, signatory: kim }, 1)
    expect([stale.status, stale.body.code]).toEqual([409, 'changed'])
  })
})
