import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Applicant, goodValues, tokensIn } from './applicant.ts'

describe.each(databases)('drafts of applications ($name)', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  it('BECOME-1: the registration parameters of a site', async () => {
    const { status, body } = await new Applicant(shop.api, 'prevex').get('/registration')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      countries: ['FI', 'AX', 'SE'],
      refusedModels: ['association', 'privatePerson'],
      currency: 'EUR',
      identification: { offered: false, required: false },
    })
    expect(body.tabs).not.toContain('identify')
  })

  it('BECOME-2: a half-filled application survives a reload, in the browser that has begun it', async () => {
    const nina = new Applicant(shop.api)
    expect(await nina.application()).toBeNull()
    const company = { ...goodValues().company, organisationNumber: '20210', city: '' }
    const saved = await nina.save('company', company, 0)
    expect(saved.status).toBe(200)
    expect(await nina.application()).toMatchObject({
      role: 'applicant',
      state: 'draft',
      isOpen: true,
      // Numbers that are whole are written as their country writes them; others stay as typed.
      values: { company: { ...company, postalCode: '123 45', eInvoiceId: '2021005489' } },
      versions: { company: 1, persons: 0 },
    })
    const other = new Applicant(shop.api)
    expect(await other.application()).toBeNull()
  })

  it('BECOME-2: two windows lose nothing: the slower one gets what the faster one has saved', async () => {
    const one = new Applicant(shop.api)
    await one.saveAll()
    const two = new Applicant(shop.api)
    two.key = one.key
    two.shown = one.shown
    const { company } = goodValues()
    expect((await one.save('company', { ...company, name: 'Ett AB' }, 1)).status).toBe(200)
    const refused = await two.save('company', { ...company, name: 'Två AB' }, 1)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'changed',
      current: { values: { company: { name: 'Ett AB' } }, versions: { company: 2 } },
    })
    // Another tab of the form is not concerned.
    expect((await two.save('terms', { accepted: false }, 1)).status).toBe(200)
    // A repeat of what is stored changes nothing.
    const repeat = await one.save('company', { ...company, name: 'Ett AB' }, 1)
    expect(repeat.body.application.versions.company).toBe(2)
  })

  it('BECOME-2: two windows that begin at once share one draft', async () => {
    const one = new Applicant(shop.api)
    await one.post('/link', { email: 'a@example.test' })
    const two = new Applicant(shop.api)
    await two.visitor.adopt(one.visitor.session ?? '')
    const answers = await Promise.all([
      one.save('company', { name: 'Ett AB' }, 0),
      two.save('company', { name: 'Två AB' }, 0),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [first, second] = [await one.application(), await two.application()]
    expect(first.values).toEqual(second.values)
  })

  it('links to the applications of an address are mailed once per key', async () => {
    const nina = new Applicant(shop.api)
    const values = goodValues()
    values.persons.applicant.email = 'once@nyaror.example'
    await nina.saveAll(values)
    const ask = () => nina.post('/link', { email: 'once@nyaror.example' }, { 'Idempotency-Key': 'once' })
    const [first, repeat] = [await ask(), await ask()]
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    const unfinished = () =>
      shop.store.db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'applicationLinks')
        .where('finishedAt', 'is', null)
        .execute()
    await expect.poll(unfinished, { timeout: 10_000 }).toEqual([])
    expect(await mailsTo(shop, 'once@nyaror.example')).toHaveLength(1)
  })

  it('a mailed link hides another draft of the browser only when the visitor agrees', async () => {
    const mallory = new Applicant(shop.api)
    const values = goodValues()
    values.persons.applicant.email = 'mallory@lure.example'
    await mallory.saveAll(values)
    expect((await mallory.post('/submit')).status).toBe(200)
    const mails = await shop.store.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'mallory@lure.example')
      .execute()
    const [token = ''] = tokensIn(mails)
    const nina = new Applicant(shop.api)
    await nina.save('company', { name: 'Ninas AB' }, 0)
    expect((await nina.post('/linkpreview', { token })).body).toMatchObject({ replaces: true })
    const refused = await nina.post('/open', { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'otherDraft'])
    expect((await nina.application()).values.company.name).toBe('Ninas AB')
    expect((await nina.post('/open', { token, replace: true })).status).toBe(200)
    expect((await nina.application()).values.company.name).toBe('Nya Rör AB')
    // The browser that has begun it opens it as ever.
    expect((await mallory.post('/linkpreview', { token })).body).toMatchObject({ replaces: false })
    expect((await mallory.post('/open', { token })).status).toBe(200)
  })

  /** A browser in which one tab shows a draft, and another has opened the link to a submitted application instead. */
  const withTwoTabs = async (email: string): Promise<{ old: Applicant; theirs: Applicant }> => {
    const theirs = new Applicant(shop.api)
    const values = goodValues()
    values.persons.applicant.email = email
    await theirs.saveAll(values)
    expect((await theirs.post('/submit')).status).toBe(200)
    const mails = shop.store.db.selectFrom('mails').selectAll().where('recipient', '=', email)
    const [token = ''] = tokensIn(await mails.execute())
    const old = new Applicant(shop.api)
    await old.save('company', { name: 'Ninas AB' }, 0)
    const { shown } = old
    expect((await old.post('/open', { token, replace: true })).status).toBe(200)
    old.shown = shown
    return { old, theirs }
  }

  it('BECOME-2: no call of a tab that shows another application than its browser has changes anything', async () => {
    const { old, theirs } = await withTwoTabs('two@tabs.example')
    const before = await theirs.application()
    const saved = await old.save('company', { name: 'Ninas AB och Co' }, 1)
    expect([saved.status, saved.body.code, saved.body.field]).toEqual([
      409,
      'otherApplication',
      'application',
    ])
    const steps = ['/submit', '/discard', '/attachment'] as const
    const signing = ['start', 'cancel', 'invite'].map((step) => `/identification/${step}`)
    for (const step of [...steps, ...signing]) {
      const { status, body } = await old.post(step)
      expect([step, status, body.code]).toEqual([step, 409, 'otherApplication'])
    }
    expect(await theirs.application()).toEqual(before)
    expect(await old.application()).toEqual(before)
  })

  it('BECOME-2: a tab without an application writes into no other one than its own session has begun', async () => {
    const { old, theirs } = await withTwoTabs('none@tabs.example')
    old.shown = null
    expect((await old.save('company', { name: 'Ninas AB' }, 0)).body.code).toBe('otherApplication')
    expect((await theirs.application()).versions.company).toBe(1)
    // Forgotten, it makes room for a new one, and the draft that was left does not come back.
    await old.application()
    expect((await old.post('/discard')).status).toBe(200)
    expect(await old.application()).toBeNull()
    const begun = await old.save('company', { name: 'Ett nytt AB' }, 0)
    expect([begun.status, begun.body.application?.versions.company]).toEqual([200, 1])
    expect((await theirs.application()).state).toBe('submitted')
  })

  it('BECOME-2: a tab whose application was erased in another tab begins no second one by itself', async () => {
    const one = new Applicant(shop.api)
    await one.save('company', { name: 'Ett AB' }, 0)
    const { shown } = one
    await one.post('/discard')
    one.shown = shown
    expect((await one.save('terms', { accepted: true }, 0)).body.code).toBe('otherApplication')
    expect(one.key).toBeNull()
  })

  it('sends nobody more than ten mails a day, from however many applications', async () => {
    const email = 'flooded@elsewhere.example'
    for (let time = 0; time < 12; time += 1) {
      const mallory = new Applicant(shop.api)
      const values = goodValues()
      values.persons.applicant.email = time % 2 === 0 ? email : email.toUpperCase()
      await mallory.saveAll(values)
      expect((await mallory.post('/submit')).status).toBe(200)
    }
    const { db } = shop.store
    const sent = await db.selectFrom('mails').select(['recipient', 'subject']).execute()
    expect(sent.filter(({ recipient }) => recipient.toLowerCase() === email)).toHaveLength(10)
    expect(JSON.stringify(await db.selectFrom('applicationMails').selectAll().execute())).not.toContain(
      'flooded',
    )
    // What somebody types stands in no subject.
    expect(sent.map(({ subject }) => subject).join(' ')).not.toMatch(/Nya Rör|Nina/u)
    await deleteExpired(db, new Date(shop.clock.now().getTime() + 86_400_000))
    expect(await db.selectFrom('applicationMails').selectAll().execute()).toEqual([])
  })

  it('mails links with the language of the application in their address', async () => {
    const nina = new Applicant(shop.api)
    const values = goodValues()
    values.persons.applicant.email = 'english@nyaror.example'
    nina.language = 'en'
    await nina.saveAll(values)
    expect((await nina.post('/submit')).status).toBe(200)
    const { content } = await shop.store.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', 'english@nyaror.example')
      .executeTakeFirstOrThrow()
    expect(content).toContain('http://shop.test/en/become-a-customer/customer-account-application#')
  })

  it('masks personal numbers in answers, keeps them when the mask comes back, and stores no plain text', async () => {
    const sole = new Applicant(shop.api)
    const values = goodValues()
    const company = {
      ...values.company,
      businessModel: 'soleTrader',
      organisationNumber: '19811218-9876',
      vatNumber: '',
      eInvoiceScheme: '',
      eInvoiceId: '',
    }
    await sole.saveAll({ ...values, company })
    const shown = await sole.application()
    expect(shown.values.company.organisationNumber).toBe('811218-****')
    const kept = await sole.save('company', { ...shown.values.company, name: 'Sole' }, shown.versions.company)
    expect(kept.body.application.values.company.organisationNumber).toBe('811218-****')
    const rows = JSON.stringify(await shop.store.db.selectFrom('applications').selectAll().execute())
    // Random ids hold any four digits.
    expect(rows).not.toMatch(/1218-?9876/u)
    expect((await sole.post('/submit')).status).toBe(200)
    expect(JSON.stringify(shop.logged)).not.toMatch(/1218-?9876/u)
  })

  it('erases a draft 90 days after its last change, and at once when it is discarded', async () => {
    const nina = new Applicant(shop.api)
    await nina.saveAll()
    expect((await nina.post('/discard')).status).toBe(200)
    expect(nina.key).toBeNull()
    await nina.saveAll()
    const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
    await deleteExpired(shop.store.db, later(89))
    // Sessions are shorter than drafts.
    const again = new Applicant(shop.api)
    again.key = nina.key
    expect(await again.application()).toMatchObject({ state: 'draft' })
    await deleteExpired(shop.store.db, later(91))
    expect(await again.application()).toBeNull()
    const { db } = shop.store
    expect(await db.selectFrom('applications').select('id').where('state', '=', 'draft').execute()).toEqual(
      [],
    )
    const lost = db
      .selectFrom('applicationKeys')
      .select('keyHash')
      .where('applicationId', 'not in', db.selectFrom('applications').select('id'))
    expect(await lost.execute()).toEqual([])
  })
})
