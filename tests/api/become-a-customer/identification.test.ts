import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readIdentificationUrl } from '../../../api/become-a-customer/identification/setting.ts'
import { startProvider as startLocalProvider } from '../../../demo/identification/provider.ts'
import { ProviderBrowser } from '../../identification/provider-browser.ts'
import { startProvider, type TestProvider } from '../../identification/provider.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { serve, type TestShop } from '../fixtures/shop.ts'
import { Applicant, goodValues, tokensIn } from './applicant.ts'

const callback = 'http://shop.test/api/become-a-customer/identification/callback'
const path = '/identification/callback'
const identifyTab = '/become-a-customer/customer-account-application?tab=identify'

const start = async (applicant: Applicant): Promise<string> => {
  const { status, body } = await applicant.post('/identification/start')
  expect(status, JSON.stringify(body)).toBe(200)
  return body.address
}
const comeBack = async (applicant: Applicant, { search }: URL): Promise<void> => {
  const { status, headers } = await applicant.get(path + search)
  expect(status).toBe(303)
  expect(headers.get('location')).toBe(identifyTab)
}
const stateOf = async (applicant: Applicant): Promise<string> =>
  (await applicant.application()).identification.state

describe.each(databases)('e-identification of applications ($name)', ({ open }) => {
  let provider: TestProvider
  let shop: TestShop
  let remove: () => Promise<void>
  beforeAll(async () => {
    provider = await startProvider([callback])
    const opened = await open()
    remove = opened.remove
    await insertCatalogue(opened.store)
    await insertPeople(opened.store)
    const identification = readIdentificationUrl(provider.url)
    if (identification === null) throw new Error('The address is not one of a provider.')
    shop = serve(opened.store, undefined, undefined, { identification })
  })
  afterAll(async () => {
    await shop.close()
    await remove()
    await provider.close()
  })
  beforeEach(async () => {
    // openid-client compares the times of tokens with the machine's clock, not with that of the shop.
    await shop.store.db.deleteFrom('identifications').execute()
  })

  const filled = async (values = goodValues()): Promise<Applicant> => {
    const applicant = new Applicant(shop.api)
    await applicant.saveAll(values)
    return applicant
  }
  const press = (address: string, person: string) =>
    new ProviderBrowser(provider.issuer).press(address, person)
  it('asks with code, PKCE, state and nonce, and is signed by the person of the provider', async () => {
    const nina = await filled()
    const address = new URL(await start(nina))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: callback,
      scope: 'openid profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)?.length).toBeGreaterThan(30)
    // The flag survives a reload, and another window sees it.
    expect((await nina.application()).identification).toMatchObject({ state: 'started', initiated: true })
    expect((await nina.post('/submit')).body).toMatchObject({
      errors: [{ tab: 'identify', code: 'identification.required' }],
    })
    await comeBack(nina, await press(address.href, 'nina'))
    expect((await nina.application()).identification).toMatchObject({
      state: 'signed',
      signedBy: 'Nina Ny',
      initiated: false,
    })
    expect((await nina.post('/submit')).body.application.state).toBe('submitted')
  })

  it('is cancelled twice, then signed', async () => {
    const nina = await filled()
    for (let time = 0; time < 2; time += 1) {
      await comeBack(nina, await press(await start(nina), ''))
      expect((await nina.application()).identification).toMatchObject({
        state: 'cancelled',
        initiated: false,
      })
    }
    await comeBack(nina, await press(await start(nina), 'nina'))
    expect(await stateOf(nina)).toBe('signed')
  })

  it('ends when it is cancelled on the page: the answer that comes afterwards does not count', async () => {
    const nina = await filled()
    const answer = await press(await start(nina), 'nina')
    expect((await nina.post('/identification/cancel')).body.application.identification.state).toBe(
      'cancelled',
    )
    await comeBack(nina, answer)
    expect(await stateOf(nina)).toBe('cancelled')
  })

  it('refuses a forged answer: wrong state, wrong code, wrong issuer', async () => {
    const wrong: [string, (answer: URL) => void, string][] = [
      ['state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(43)), 'started'],
      ['no state', ({ searchParams }) => searchParams.delete('state'), 'started'],
      ['code', ({ searchParams }) => searchParams.set('code', 'x'.repeat(43)), 'failed'],
      ['issuer', ({ searchParams }) => searchParams.set('iss', 'https://evil.example'), 'failed'],
      ['no issuer', ({ searchParams }) => searchParams.delete('iss'), 'failed'],
    ]
    for (const [what, forge, state] of wrong) {
      const nina = await filled()
      const answer = await press(await start(nina), 'nina')
      forge(answer)
      await comeBack(nina, answer)
      expect(await stateOf(nina), what).toBe(state)
    }
  })

  it('refuses a replayed answer, also one of another e-identification of the same browser', async () => {
    const nina = await filled()
    const first = await press(await start(nina), 'nina')
    await start(nina)
    const codes = provider.exchanged()
    await comeBack(nina, first)
    expect(await stateOf(nina)).toBe('started')
    expect(provider.exchanged()).toBe(codes)
    const answer = await press(await start(nina), 'nina')
    await comeBack(nina, answer)
    await nina.save('terms', { accepted: true, marketing: true }, 1)
    expect(await stateOf(nina)).toBe('none')
    await comeBack(nina, answer)
    expect(await stateOf(nina)).toBe('none')
  })

  it('two answers at once count once', async () => {
    const nina = await filled()
    const answer = await press(await start(nina), 'nina')
    const codes = provider.exchanged()
    await Promise.all([comeBack(nina, answer), comeBack(nina, answer), comeBack(nina, answer)])
    expect(provider.exchanged()).toBe(codes + 1)
    expect(await stateOf(nina)).toBe('signed')
  })

  it('refuses an answer in a browser that has not started it: nobody signs for somebody else by a link', async () => {
    const nina = await filled()
    const mallory = await filled()
    const answer = await press(await start(mallory), 'nina')
    await comeBack(nina, answer)
    await comeBack(new Applicant(shop.api), answer)
    expect(await stateOf(nina)).toBe('none')
    expect(await stateOf(mallory)).toBe('started')
    // The codes of two e-identifications, mixed up.
    const own = await press(await start(nina), 'nina')
    own.searchParams.set('code', answer.searchParams.get('code') ?? '')
    await comeBack(nina, own)
    expect(await stateOf(nina)).toBe('failed')
  })

  it('refuses a token with another nonce, and a code that another client has got', async () => {
    const nina = await filled()
    const address = new URL(await start(nina))
    address.searchParams.set('nonce', 'y'.repeat(43))
    await comeBack(nina, await press(address.href, 'nina'))
    expect(await stateOf(nina)).toBe('failed')
    const other = new URL(await start(nina))
    other.searchParams.set('client_id', 'another-client')
    await comeBack(nina, await press(other.href, 'nina'))
    expect(await stateOf(nina)).toBe('failed')
  })

  it('keeps issuer and subject of the signer as evidence, and no name in plain text', async () => {
    const nina = await filled()
    await comeBack(nina, await press(await start(nina), 'nina'))
    const row = await shop.store.db
      .selectFrom('identifications')
      .selectAll()
      .where('state', '=', 'signed')
      .executeTakeFirstOrThrow()
    expect(row.issuer).toBe(provider.issuer)
    expect(row.subject).not.toBe('')
    expect(row.subject).not.toContain('nina')
  })

  it('refuses a token that another key than the one of the provider has signed', async () => {
    const forging = await startProvider([callback])
    const identification = readIdentificationUrl(forging.url)
    if (identification === null) throw new Error('The address is not one of a provider.')
    const other = serve(shop.store, undefined, undefined, { identification })
    forging.forgeKeys()
    const nina = new Applicant(other.api)
    await nina.saveAll()
    await comeBack(nina, await new ProviderBrowser(forging.issuer).press(await start(nina), 'nina'))
    expect(forging.exchanged()).toBe(1)
    expect(await stateOf(nina)).toBe('failed')
    await other.close()
    await forging.close()
  })

  it('leads back to the shop only: a caller that is no host cannot name another origin', async () => {
    const nina = await filled()
    nina.origin = 'https://attacker.example'
    // A host is believed: it has checked the name by which the browser has reached it.
    expect(new URL(await start(nina)).searchParams.get('redirect_uri')).toContain('https://attacker.example/')
    nina.hostSecret = 'guessed'
    const values = goodValues()
    values.persons.applicantSigns = false
    values.persons.signatory = { name: 'Eva Ek', email: 'eva@poisoned.example', mobile: '0701234567' }
    const canonical = 'http://local.se.localhost:3000'
    expect(new URL(await start(nina)).searchParams.get('redirect_uri')).toBe(
      `${canonical}/api/become-a-customer/identification/callback`,
    )
    await nina.save('persons', values.persons, 1)
    expect((await nina.post('/identification/invite')).status).toBe(200)
    const { content } = await shop.store.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', 'eva@poisoned.example')
      .executeTakeFirstOrThrow()
    expect(content).toContain(`${canonical}/become-a-customer/`)
    expect(content).not.toContain('attacker')
  })

  it('expires ten minutes after its start', async () => {
    const nina = await filled()
    const answer = await press(await start(nina), 'nina')
    shop.clock.pass(601)
    // The access token of the visitor has expired too.
    const again = new Applicant(shop.api)
    again.key = nina.key
    expect((await again.application()).identification).toMatchObject({ state: 'expired', initiated: false })
    await comeBack(again, answer)
    expect(await stateOf(again)).toBe('expired')
  })

  it('a change after the signature ends it', async () => {
    const nina = await filled()
    await comeBack(nina, await press(await start(nina), 'nina'))
    const company = { ...goodValues().company, name: 'Ett annat AB' }
    const saved = await nina.save('company', company, 1)
    expect(saved.body.application.identification.state).toBe('none')
    expect((await nina.post('/submit')).status).toBe(400)
  })

  it('another signatory signs through a mailed link, which works once', async () => {
    const values = goodValues()
    values.persons.applicantSigns = false
    values.persons.signatory = { name: 'Sigge Signatär', email: 'sigge@nyaror.example', mobile: '0701234567' }
    values.persons.applicant.email = 'nina-waits@nyaror.example'
    const nina = await filled(values)
    expect((await nina.post('/identification/start')).body.code).toBe('otherSignatory')
    expect((await nina.post('/identification/invite')).body.application.identification).toMatchObject({
      state: 'invited',
      initiated: true,
      signatory: { email: 'sigge@nyaror.example' },
    })
    const mails = await shop.store.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'sigge@nyaror.example')
      .execute()
    const [token = ''] = tokensIn(mails)
    expect((await nina.post('/open', { token })).body.code).toBe('sameBrowser')
    const sigge = new Applicant(shop.api)
    // Reading the link, as the page does and a mail scanner may, uses nothing up.
    for (let time = 0; time < 2; time += 1)
      expect((await sigge.post('/linkpreview', { token })).body).toEqual({
        role: 'signatory',
        companyName: 'Nya Rör AB',
        applicant: 'Nina Ny',
        replaces: false,
      })
    expect(sigge.key).toBeNull()
    expect((await nina.post('/linkpreview', { token })).body.code).toBe('sameBrowser')
    expect((await sigge.post('/open', { token })).body.application).toMatchObject({
      role: 'signatory',
      isOpen: false,
    })
    expect((await new Applicant(shop.api).post('/open', { token })).status).toBe(404)
    for (const call of ['/submit', '/identification/invite'])
      expect((await sigge.post(call)).body.code).toBe('signatory')
    expect((await sigge.save('terms', { accepted: true }, 1)).status).toBe(403)
    await comeBack(sigge, await press(await start(sigge), 'sigge'))
    expect((await nina.application()).identification).toMatchObject({
      state: 'signed',
      signedBy: 'Sigge Signatär',
    })
    // The applicant may have closed the page: a mail leads back to it.
    const told = await shop.store.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'nina-waits@nyaror.example')
      .execute()
    expect(told.map(({ subject }) => subject)).toEqual(['Din ansökan hos Tradecounter är signerad'])
    expect(told[0]?.content.replaceAll(/\s+/gu, ' ')).toContain(
      'Sigge Signatär har signerat ansökan för Nya Rör AB.',
    )
    expect(told[0]?.content).toContain(`${identifyTab}#`)
    const elsewhere = new Applicant(shop.api)
    const [back = ''] = tokensIn(told)
    expect((await elsewhere.post('/open', { token: back })).body.application).toMatchObject({
      role: 'applicant',
      identification: { state: 'signed' },
    })
    expect((await nina.post('/submit')).status).toBe(200)
    const stored = JSON.stringify(await shop.store.db.selectFrom('identifications').selectAll().execute())
    expect(stored).not.toContain('Sigge')
  })

  it('mails the signatory one link when the answer is lost and it is asked for again within a minute', async () => {
    const email = 'once@nyaror.example'
    const values = goodValues()
    values.persons.applicantSigns = false
    values.persons.signatory = { name: 'Sigge Signatär', email, mobile: '0701234567' }
    const nina = await filled(values)
    const invite = () => nina.post('/identification/invite')
    const mails = () =>
      shop.store.db.selectFrom('mails').select('content').where('recipient', '=', email).execute()
    const [first, repeat] = [await invite(), await invite()]
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    expect(await mails()).toHaveLength(1)
    shop.clock.pass(60)
    expect((await invite()).status).toBe(200)
    expect(await mails()).toHaveLength(2)
  })

  it.each([
    [
      'another signatory is named',
      { signatory: { name: 'Eva Ek', email: 'eva@nyaror.example', mobile: '0701234567' } },
    ],
    ['the applicant signs', { applicantSigns: true }],
  ])('ends cookie and link of an earlier signatory when %s', async (_, change) => {
    const email = `earlier${Object.keys(change).join('')}@nyaror.example`
    /** An application whose signatory has been invited, and the token of the mail. */
    const invited = async (): Promise<{ nina: Applicant; token: string }> => {
      const values = goodValues()
      values.persons.applicantSigns = false
      values.persons.signatory = { name: 'Sigge Signatär', email, mobile: '0701234567' }
      const nina = await filled(values)
      expect((await nina.post('/identification/invite')).status).toBe(200)
      const mails = shop.store.db.selectFrom('mails').selectAll().where('recipient', '=', email)
      const token = tokensIn(await mails.orderBy('createdAt').orderBy('id').execute()).at(-1) ?? ''
      await shop.store.db.deleteFrom('mails').where('recipient', '=', email).execute()
      return { nina, token }
    }
    const changeSignatory = async (nina: Applicant): Promise<void> => {
      const { persons } = (await nina.application()).values
      expect((await nina.save('persons', { ...persons, ...change }, 1)).status).toBe(200)
    }
    const opened = await invited()
    const sigge = new Applicant(shop.api)
    expect((await sigge.post('/open', { token: opened.token })).status).toBe(200)
    // Another tab of the form does not concern the signatory.
    await opened.nina.save('terms', { accepted: true, marketing: true }, 1)
    expect((await sigge.application()).role).toBe('signatory')
    await changeSignatory(opened.nina)
    expect(await sigge.application()).toBeNull()
    expect((await sigge.post('/identification/start')).status).toBe(404)
    const mailed = await invited()
    await changeSignatory(mailed.nina)
    expect((await new Applicant(shop.api).post('/open', { token: mailed.token })).status).toBe(404)
  })

  it('shows sellers who has signed, with a warning if it is not the named signatory', async () => {
    await insertSeller(shop, 'sam', ['applications:answer'])
    const sam = new TestSeller(shop, 'sam')
    await sam.signIn()
    for (const [person, signerDiffers] of [
      ['nina', false],
      ['sigge', true],
    ] as const) {
      const nina = await filled()
      await comeBack(nina, await press(await start(nina), person))
      const { reference } = (await nina.post('/submit')).body.application
      const { applicationId } = (await sam.call(`/applications?search=${reference}`)).body.applications[0]
      const { body } = await sam.call(`/applications/application?applicationId=${applicationId}`)
      expect(body.identification).toMatchObject({ issuer: provider.issuer, subject: person, signerDiffers })
    }
  })

  it('is offered by the provider of the demo, which sends browsers back to this machine only', async () => {
    const local = await startLocalProvider()
    const demo = serve(shop.store, undefined, undefined, { identification: local })
    const nina = new Applicant(demo.api)
    nina.origin = 'http://local.se.localhost:3000'
    await nina.saveAll()
    await comeBack(nina, await new ProviderBrowser(local.issuer).press(await start(nina), 'nina'))
    expect(await stateOf(nina)).toBe('signed')
    const away = new Applicant(demo.api)
    await away.saveAll()
    const page = await fetch(await start(away), { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([400, null])
    await demo.close()
    await local.close()
  })

  it('waits for right values, and says so if the provider is away', async () => {
    const nina = new Applicant(shop.api)
    await nina.save('company', goodValues().company, 0)
    const refused = await nina.post('/identification/start')
    expect(refused.body).toMatchObject({ code: 'notReady', errors: expect.any(Array) })
    const away = serve(shop.store, shop.clock, undefined, {
      identification: { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' },
    })
    const other = new Applicant(away.api)
    await other.saveAll()
    const answer = await other.post('/identification/start')
    expect(answer.status).toBe(503)
    expect(answer.body.code).toBe('providerAway')
    expect(await stateOf(other)).toBe('none')
    await away.close()
  })
})
