import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everyDatabase } from '../../api/fixtures/databases.ts'
import { password } from '../../api/fixtures/people.ts'
import { insertSeller, TestSeller } from '../../api/fixtures/seller.ts'
import { hostSecret, openShop, type TestShop } from '../../api/fixtures/shop.ts'
import { Visitor } from '../../api/fixtures/visitor.ts'
import { siteKeys } from '../../../api/contract/index.ts'
import { createSeller } from '../../../api/operator-area/links.ts'
import { decryptSecret, encryptSecret } from '../../../api/platform/keys/secrets.ts'
import { openKeys } from '../../../api/platform/keys/keys.ts'
import { formLimit } from '../../../ssr/server/operator-area/read-form.ts'
import { type Answer, type OpenHost, openHost } from '../stand-ins.ts'
import { templates } from '../whole-shop.ts'
import { generateSync } from 'otplib'
import { Applicant, goodValues } from '../../api/become-a-customer/applicant.ts'

const own = 'local.operator.localhost'
const style = '/assets/static/operator-area.abc.css'
const asset = (path: string) =>
  path === style || path.endsWith('.js') ? { body: Buffer.from('x'), headers: {} } : null

let shop: TestShop
let host: OpenHost
beforeAll(async () => {
  const [sqlite] = everyDatabase
  if (sqlite === undefined) throw new Error('There is no database to test on.')
  shop = await openShop(sqlite.open)
  await insertSeller(shop, 'sam')
  await insertSeller(shop, 'rita', ['returns:answer'])
  await insertSeller(shop, 'fia', ['feedback:read'])
  await insertSeller(shop, 'asta', ['applications:answer'])
  const api = { fetch: shop.api.fetch, ready: shop.api.ready, close: async () => {} }
  host = await openHost({ api, hostSecret, templates, assets: asset })
})
afterAll(async () => {
  await host.close()
  await shop.close()
})

interface FormFile {
  name: string
  content: string
}

/** A browser on the host of the operator area. */
class OperatorBrowser {
  cookie = ''
  readonly headers: Record<string, string>
  constructor(headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
    this.headers = headers
  }
  #keep(answer: Answer): Answer {
    for (const line of answer.headers['set-cookie'] ?? []) this.cookie = line.split(';')[0] ?? ''
    return answer
  }
  async get(path: string): Promise<Answer> {
    return this.#keep(await host.ask(path, { headers: { host: own, cookie: this.cookie } }))
  }
  /** Submits a form with the values of the page and the value that its forms have. */
  async submit(path: string, values: Record<string, string>, from = path): Promise<Answer> {
    const { text: body } = await this.get(from)
    const csrf = /name="csrf" value="([^"]*)"/u.exec(body)?.[1] ?? ''
    return this.post(path, { csrf, ...values })
  }
  async post(path: string, values: Record<string, string>): Promise<Answer> {
    return this.#keep(
      await host.ask(path, {
        method: 'POST',
        headers: {
          host: own,
          cookie: this.cookie,
          'content-type': 'application/x-www-form-urlencoded',
          ...this.headers,
        },
        body: new URLSearchParams(values).toString(),
      }),
    )
  }
  /** Submits a form with a file. */
  async submitFile(
    path: string,
    values: Record<string, string>,
    files: FormFile | readonly FormFile[],
    from: string,
  ): Promise<Answer> {
    const { text: body } = await this.get(from)
    const csrf = /name="csrf" value="([^"]*)"/u.exec(body)?.[1] ?? ''
    return this.sendFile(path, { csrf, ...values }, files)
  }
  async sendFile(
    path: string,
    values: Record<string, string>,
    files: FormFile | readonly FormFile[],
  ): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    for (const { name, content } of [files].flat()) form.append('files', new File([content], name))
    const encoded = new Response(form)
    return this.#keep(
      await host.ask(path, {
        method: 'POST',
        headers: {
          host: own,
          cookie: this.cookie,
          'content-type': encoded.headers.get('content-type') ?? '',
          ...this.headers,
        },
        body: await encoded.text(),
      }),
    )
  }
  async signIn(id = 'sam'): Promise<void> {
    await shop.store.db.updateTable('sellers').set({ totpStep: 0 }).execute()
    const first = await this.submit(
      '/sign-in',
      { email: `${id}@example.test`, password, next: '/offers' },
      '/',
    )
    expect(first.status).toBe(303)
    const code = new TestSeller(shop, id).code()
    expect((await this.submit('/second-factor', { code, next: '/offers' }, '/offers')).status).toBe(303)
  }
}

/** The language of the seller's mails after a sign-in of a browser that prefers these languages. */
const languageAfter = async (header: string) => {
  const browser = new OperatorBrowser({ 'sec-fetch-site': 'same-origin', 'accept-language': header })
  await browser.signIn()
  const { language } = await shop.store.db
    .selectFrom('sellers')
    .select('language')
    .where('id', '=', 'sam')
    .executeTakeFirstOrThrow()
  return language
}

describe('the hosts of shop and operator area', () => {
  it('have nothing of each other: pages, calls, host calls and files', async () => {
    const browser = new OperatorBrowser()
    await browser.signIn()
    for (const path of [
      '/cart',
      '/search',
      '/my-pages/my-account',
      '/api/site/settings',
      '/api/cart',
      '/bff/menu/my-pages',
      '/oauth2/token',
      '/sitemap.xml',
      '/robots.txt',
      '/pictures/none.svg',
      '/translations/sv-SE.json',
      '/assets/entries/start.js',
    ])
      expect([path, (await browser.get(path)).status]).toEqual([path, 404])
    const site = (path: string, method = 'GET') =>
      host.ask(path, { method, headers: { host: `localhost:${host.port}`, cookie: browser.cookie } })
    for (const path of [
      '/offers',
      '/returns',
      '/set-up',
      '/second-factor',
      '/operator/me',
      '/operator/returns',
    ])
      expect([path, (await site(path)).status]).toEqual([path, 404])
    for (const key of siteKeys)
      for (const path of ['/offers', '/operator/me', style]) {
        const { status } = await host.ask(path, {
          headers: { host: `local.${key}.localhost`, cookie: browser.cookie },
        })
        expect([key, path, status]).toEqual([key, path, 404])
      }
    expect((await site('/sign-in', 'POST')).status).toBe(405)
    expect((await site('/api/operator/me')).status).toBe(404)
    expect((await site('/api/../operator/me')).status).toBe(400)
    expect((await site(style)).status).toBe(404)
    expect((await browser.get(style)).status).toBe(200)
  })

  it('answer a seller only with the secret of a host, and a seller is nobody in the shop', async () => {
    const direct = await shop.api.fetch(new Request('http://api.internal/operator/me'))
    expect(direct.status).toBe(404)
    const seller = new TestSeller(shop, 'sam')
    await seller.signIn()
    const visitor = new Visitor(shop.api)
    expect(await visitor.adopt(seller.session)).toBe(false)
    await visitor.signIn('buyer')
    seller.session = visitor.session ?? ''
    expect((await seller.call('/me')).status).toBe(401)
  })

  it('are apart where no operator area is set: its name is an unknown host', async () => {
    const api = { fetch: shop.api.fetch, ready: shop.api.ready, close: async () => {} }
    const environment = { SITE_ENV: 'prd' }
    const closed = await openHost({ api, hostSecret, templates, environment })
    expect((await closed.ask('/', { headers: { host: own } })).status).toBe(421)
    await closed.close()
    const open = await openHost({
      api,
      hostSecret,
      templates,
      environment: { ...environment, OPERATOR_HOST: 'operator.company.example' },
    })
    const { status, headers } = await open.ask('/', { headers: { host: 'operator.company.example' } })
    expect([status, headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')])
    await open.close()
  })
})

describe('the sign-in of sellers', () => {
  it('needs password and code, and ends on sign-out', async () => {
    const browser = new OperatorBrowser()
    expect((await browser.get('/offers')).text).toContain('name="password"')
    const wrong = await browser.submit('/sign-in', { email: 'sam@example.test', password: 'x' }, '/')
    expect([wrong.status, wrong.text.includes('value="sam@example.test"')]).toEqual([422, true])
    await browser.submit('/sign-in', { email: 'sam@example.test', password }, '/')
    expect((await browser.get('/offers')).text).toContain('name="code"')
    expect((await browser.submit('/second-factor', { code: '000000' }, '/offers')).status).toBe(422)
    await browser.signIn()
    expect((await browser.get('/offers')).text).toContain('Sign out')
    const stolen = browser.cookie
    await browser.submit('/sign-out', {}, '/offers')
    browser.cookie = stolen
    expect((await browser.get('/offers')).text).toContain('name="password"')
  })

  it('keeps the language of the browser for the mails of the seller', async () => {
    expect(await languageAfter('fi-FI,sv;q=0.8')).toBe('fi')
    expect(await languageAfter('nb-NO')).toBe('nn')
  })

  it('takes a code once', async () => {
    const [first, second] = [new OperatorBrowser(), new OperatorBrowser()]
    await first.signIn()
    await second.submit('/sign-in', { email: 'sam@example.test', password }, '/')
    const { totpStep } = await shop.store.db
      .selectFrom('sellers')
      .select('totpStep')
      .where('id', '=', 'sam')
      .executeTakeFirstOrThrow()
    expect(totpStep).toBeGreaterThan(0)
    const code = new TestSeller(shop, 'sam').code()
    expect((await second.submit('/second-factor', { code }, '/offers')).status).toBe(422)
  })

  it('is locked after ten wrong passwords, for this name in the operator area only', async () => {
    const browser = new OperatorBrowser()
    for (let attempt = 0; attempt < 11; attempt += 1)
      await browser.submit('/sign-in', { email: 'buyer@example.test', password: 'x' }, '/')
    const answer = await browser.submit('/sign-in', { email: 'buyer@example.test', password: 'x' }, '/')
    expect(answer.text).toContain('Too many attempts')
    const visitor = new Visitor(shop.api)
    expect((await visitor.signIn('buyer')).status).toBe(200)
  })

  it('is set up once by a link, with the first code', async () => {
    const { factors } = openKeys(shop.keyFile)
    const token = await createSeller(
      shop.store.db,
      factors,
      { name: 'Nora', email: 'nora@example.test', permissions: ['offers:answer'] },
      shop.clock.now(),
    )
    const row = await shop.store.db
      .selectFrom('sellers')
      .selectAll()
      .where('email', '=', 'nora@example.test')
      .executeTakeFirstOrThrow()
    const code = generateSync({
      secret: decryptSecret(factors, row.totpSecret),
      epoch: Math.floor(shop.clock.now().getTime() / 1000),
    })
    const browser = new OperatorBrowser()
    const page = `/set-up?token=${token}`
    const plain = await browser.submit('/set-up', { token, password: 'short', code }, page)
    expect([plain.status, plain.text.includes('at least 15')]).toEqual([422, true])
    expect((await browser.submit('/set-up', { token, password, code }, page)).text).toContain('is ready')
    expect((await browser.get(page)).status).toBe(404)
  })
})

/** The value of a hidden field of a page. */
const hidden = ({ text }: Answer, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(text)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Names of the fields that a page marks as wrong. */
const invalidFields = ({ text }: Answer): string[] =>
  [...text.matchAll(/<(?:input|select|textarea)[^>]*>/gu)].flatMap(([tag]) =>
    tag.includes('aria-invalid="true"') ? (/ name="([^"]+)"/u.exec(tag)?.slice(1) ?? []) : [],
  )

const answer = (more: Record<string, string> = {}) => ({
  validUntil: '2026-11-30T17:00',
  'line-0-position': '1',
  'line-0-quantity': '2',
  'line-0-price': '99,50',
  ...more,
})

describe('returns and complaints in the operator area', () => {
  let browser: OperatorBrowser
  let number: string
  const page = () => `/returns/${number}`
  beforeEach(async () => {
    browser = new OperatorBrowser()
    await browser.signIn('rita')
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const { body } = await buyer.post('/api/my-pages/return/save', {
      send: true,
      kind: 'return',
      wanted: 'credit',
      handover: 'handIn',
      reason: '<script>alert(1)</script>',
      lines: [{ name: '"><img src=x onerror=alert(1)>', quantity: 2 }],
    })
    number = body.number
  })
  const version = async (): Promise<string> =>
    /name="version" value="(\d+)"/u.exec((await browser.get(page())).text)?.[1] ?? ''

  it('are decided, keep what was typed when refused, and show texts of customers as text', async () => {
    expect((await browser.get('/')).headers.location).toBe('/returns')
    expect((await browser.get('/returns')).text).toContain(`href="/returns/${number}"`)
    const shown = await browser.get(page())
    expect(shown.text).not.toContain('<script')
    expect(shown.text).not.toContain('<img src=x')
    await browser.submit(`${page()}/step`, { version: await version(), to: 'inReview' }, page())
    const refused = await browser.submit(
      `${page()}/step`,
      { version: await version(), to: 'approved', fee: 'ten', message: 'Kept' },
      page(),
    )
    expect([refused.status, refused.text.includes('value="ten"'), refused.text.includes('Kept')]).toEqual([
      422,
      true,
      true,
    ])
    const unexplained = await browser.submit(
      `${page()}/step`,
      { version: await version(), to: 'rejected' },
      page(),
    )
    expect([unexplained.status, unexplained.text.includes('Fill in the field.')]).toEqual([422, true])
    const approved = await browser.submit(
      `${page()}/step`,
      { version: await version(), to: 'approved', fee: '7,5' },
      page(),
    )
    expect(approved.status).toBe(303)
    const row = await shop.store.db
      .selectFrom('returns')
      .select(['state', 'feeThousandths'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ state: 'approved', feeThousandths: 75 })
    expect((await browser.submit(`${page()}/message`, { message: 'On its way?' }, page())).status).toBe(303)
    expect((await browser.get(page())).text).toContain('On its way?')
  })

  it('get a message once, also with a file, when the browser sends its form again', async () => {
    const idempotencyKey =
      /name="idempotencyKey" value="([0-9a-f]{32})"/u.exec((await browser.get(page())).text)?.[1] ?? ''
    const note = { name: 'once.txt', content: 'See the scale' }
    const send = async (message: string) =>
      (await browser.submitFile(`${page()}/message`, { message, idempotencyKey }, note, page())).status
    expect([await send('Once'), await send('Once')]).toEqual([303, 303])
    const shown = (await browser.get(page())).text
    expect([shown.split('Once').length - 1, shown.split('>once.txt<').length - 1]).toEqual([1, 1])
    // An edited message is another one: the form gets a new key.
    const edited = await browser.submit(`${page()}/message`, { message: 'Edited', idempotencyKey }, page())
    expect(edited.status).toBe(422)
    expect(edited.text).toContain('Edited')
    expect(edited.text).not.toContain(`value="${idempotencyKey}"`)
    expect(/name="idempotencyKey" value="[0-9a-f]{32}"/u.test(edited.text)).toBe(true)
  })

  it('are listed by days, and a filter that is refused is said and kept', async () => {
    const listed = async (query: string) => (await browser.get(`/returns?${query}`)).text.includes(number)
    expect(await listed('from=2026-11-20&to=2026-11-20')).toBe(true)
    expect(await listed('to=2026-11-19')).toBe(false)
    // The days are those on which the cases were created, not those of the column.
    const { text } = await browser.get('/returns')
    expect([text.includes('Created, from'), text.includes('Created, to')]).toEqual([true, true])
    const refused = await browser.get('/returns?from=2026-13-01&search=Kept')
    expect([refused.status, refused.text.includes('value="Kept"')]).toEqual([422, true])
  })

  it('take files with an answer, show them, and say what is wrong with one', async () => {
    const path = `${page()}/message`
    const note = { name: 'note.txt', content: 'See the scale' }
    expect((await browser.submitFile(path, { message: 'See' }, note, page())).status).toBe(303)
    const shown = await browser.get(page())
    expect(shown.text).toContain('note.txt')
    const [link = ''] = /\/returns\/\w+\/file\?fileId=\w{32}/u.exec(shown.text) ?? []
    expect((await browser.get(link)).text).toBe('See the scale')
    const program = { name: 'program.exe', content: 'MZ\u0000\u0001' }
    const refused = await browser.submitFile(path, { message: 'Kept' }, program, page())
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Kept')
    expect(refused.text).toContain('A file is empty or of another type.')
  })

  it('say on a page that a form has more text than any page takes', async () => {
    const message = 'x'.repeat(formLimit)
    const { status, headers, text } = await browser.submit(`${page()}/message`, { message }, page())
    expect([status, headers['content-type']]).toEqual([413, 'text/html; charset=UTF-8'])
    expect(text).toContain('<h1')
    expect(text).toContain('Nothing was saved.')
  })

  it('take files from a form of the session only, and of sellers only', async () => {
    const path = `${page()}/message`
    const note = { name: 'note.txt', content: 'x' }
    expect((await browser.submitFile(path, { message: 'x', csrf: 'none' }, note, page())).status).toBe(403)
    const visitor = new OperatorBrowser()
    expect((await visitor.submitFile(path, { message: 'x' }, note, page())).headers.location).toBe(path)
    const other = new OperatorBrowser({ 'sec-fetch-site': 'cross-site' })
    other.cookie = browser.cookie
    expect((await other.submitFile(path, { message: 'x' }, note, page())).status).toBe(403)
    // Other forms take no files.
    const assign = `${page()}/assign`
    expect((await browser.submitFile(assign, { document: '1' }, note, page())).status).toBe(403)
  })

  it('show what was typed again if the files of a form are too large or too many, and say so', async () => {
    const path = `${page()}/message`
    const messages = async () => (await browser.get(page())).text.split('Typed with').length - 1
    const large = { name: 'large.txt', content: 'x'.repeat(28 * 1024 * 1024) }
    const tooLarge = await browser.submitFile(path, { message: 'Typed with one' }, large, page())
    expect([tooLarge.status, tooLarge.text.includes('Typed with one')]).toEqual([422, true])
    expect(tooLarge.text).toContain('The files are larger than 25 MB together.')
    const many = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.txt`, content: 'x' }))
    const tooMany = await browser.submitFile(path, { message: 'Typed with many' }, many, page())
    expect([tooMany.status, tooMany.text.includes('Typed with many')]).toEqual([422, true])
    expect(tooMany.text).toContain('There are too many files.')
    expect(await messages()).toBe(0)
  })

  it.each(['message', 'step'])(
    'keep what was typed over a sign-in, and do nothing before: %s',
    async (action) => {
      const form = await browser.get(page())
      const shownVersion = hidden(form, 'version')
      await shop.store.db.deleteFrom('sellerSessions').execute()
      const path = `${page()}/${action}`
      const typed = {
        csrf: hidden(form, 'csrf'),
        formSeller: hidden(form, 'formSeller'),
        message: 'Typed "before"',
        version: shownVersion,
        to: 'inReview',
      }
      const note = { name: 'note.txt', content: 'x' }
      const asked =
        action === 'step' ? await browser.post(path, typed) : await browser.sendFile(path, typed, note)
      expect(asked.text).toContain('type="password"')
      const onward = (step: Answer) => ({
        csrf: hidden(step, 'csrf'),
        next: hidden(step, 'next'),
        kept: hidden(step, 'kept'),
      })
      const email = 'rita@example.test'
      const wrong = await browser.post('/sign-in', { ...onward(asked), email, password: 'wrong' })
      expect(wrong.status).toBe(422)
      const code = await browser.post('/sign-in', { ...onward(wrong), email, password })
      expect(code.text).toContain('name="code"')
      await shop.store.db.updateTable('sellers').set({ totpStep: 0 }).execute()
      const again = await browser.post('/second-factor', {
        ...onward(code),
        code: new TestSeller(shop, 'rita').code(),
      })
      expect([again.status, again.text.includes('You had been signed out.')]).toEqual([422, true])
      expect(again.text).toContain('Typed &quot;before&quot;')
      expect((await browser.get(page())).text).not.toContain('Typed')
      expect((await browser.post(path, { ...typed, csrf: hidden(again, 'csrf') })).status).toBe(303)
      expect((await browser.get(page())).text).toContain('Typed')
    },
  )

  it.each(['form', 'form with a file', 'form with a large file', 'large form'])(
    'keep what was typed when the seller had signed out in another tab, and show it to nobody else: %s',
    async (kind) => {
      const shown = await browser.get(page())
      const typed = {
        csrf: hidden(shown, 'csrf'),
        formSeller: hidden(shown, 'formSeller'),
        message: 'Typed in this tab',
        // As an answer with hundreds of lines.
        ...(kind === 'large form' ? { note: 'x'.repeat(800 * 1024) } : {}),
      }
      await browser.submit('/sign-out', {}, page())
      browser.cookie = ''
      const path = `${page()}/message`
      const asked =
        kind === 'form' || kind === 'large form'
          ? await browser.post(path, typed)
          : await browser.sendFile(path, typed, {
              name: 'note.txt',
              content: 'x'.repeat(kind === 'form with a file' ? 1 : 3 * 1024 * 1024),
            })
      expect(asked.text).toContain('type="password"')
      const signIn = async (id: string): Promise<Answer> => {
        const code = await browser.post('/sign-in', {
          csrf: hidden(asked, 'csrf'),
          kept: hidden(asked, 'kept'),
          email: `${id}@example.test`,
          password,
        })
        await shop.store.db.updateTable('sellers').set({ totpStep: 0 }).execute()
        const values = { csrf: hidden(code, 'csrf'), kept: hidden(code, 'kept') }
        return browser.post('/second-factor', { ...values, code: new TestSeller(shop, id).code() })
      }
      const other = await signIn('asta')
      expect([other.status, other.headers.location, other.text]).toEqual([303, '/', ''])
      browser.cookie = ''
      const again = await signIn('rita')
      expect([again.status, again.text.includes('Typed in this tab')]).toEqual([422, true])
      expect((await browser.get(page())).text).not.toContain('Typed in this tab')
    },
  )

  it('need the permission of the part, and a form of the session', async () => {
    const other = new OperatorBrowser()
    await other.signIn('sam')
    expect((await other.get('/returns')).status).toBe(403)
    expect((await other.get(page())).status).toBe(403)
    expect((await browser.post(`${page()}/step`, { version: '1', to: 'inReview' })).status).toBe(403)
    expect((await browser.get('/returns/none')).status).toBe(404)
  })
})

describe('forms of the operator area', () => {
  let browser: OperatorBrowser
  let offerId: string
  beforeEach(async () => {
    browser = new OperatorBrowser()
    await browser.signIn()
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const rows = [{ variantNumber: 'VALVE', quantity: 2 }]
    const { body } = await buyer.post('/api/my-pages/offers/request', {
      name: '<script>alert(1)</script>',
      from: { kind: 'rows', rows },
    })
    offerId = body.offerId
    await buyer.post('/api/my-pages/offers/send', {
      offerId,
      revision: 1,
      text: '"><img src=x onerror=alert(1)>',
    })
  })

  const revision = async (): Promise<string> =>
    /name="revision" value="(\d+)"/u.exec((await browser.get(`/offers/${offerId}`)).text)?.[1] ?? ''

  it('answer a request, keep what was typed when refused, and show texts of customers as text', async () => {
    const page = `/offers/${offerId}`
    const shown = await browser.get(page)
    expect(shown.text).toContain('User buyer')
    expect(shown.text).not.toContain('<script')
    expect(shown.text).not.toContain('<img src=x')
    await browser.submit(`${page}/take`, { revision: await revision() }, page)
    const refused = await browser.submit(
      `${page}/answer`,
      { revision: await revision(), ...answer({ 'line-0-price': 'nine', note: 'Kept' }) },
      page,
    )
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="nine"')
    expect(refused.text).toContain('Kept')
    expect(invalidFields(refused)).toEqual(['line-0-price'])
    // The service names lines as they are sent: the first one is left out, and the third one is empty.
    const atService = await browser.submit(
      `${page}/answer`,
      {
        revision: await revision(),
        ...answer({ 'line-0-leave': '1', 'line-2-number': '', 'line-2-quantity': '' }),
        'line-1-number': 'NO SUCH ARTICLE',
        'line-1-quantity': '1',
        'line-1-price': '0',
      },
      page,
    )
    expect(invalidFields(atService)).toEqual(['line-1-price'])
    const sent = await browser.submit(`${page}/answer`, { revision: await revision(), ...answer() }, page)
    expect(sent.status).toBe(303)
    const row = await shop.store.db
      .selectFrom('offers')
      .select(['state', 'sum', 'validUntil'])
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ state: 'ready', sum: 199_00, validUntil: '2026-11-30T16:00:00.000Z' })
  })

  it('are refused from another origin, without or with the value of another session', async () => {
    const path = `/offers/${offerId}/take`
    const values = { revision: await revision() }
    expect((await browser.post(path, values)).status).toBe(403)
    const other = new OperatorBrowser()
    await other.signIn('rita')
    const csrf = /name="csrf" value="([^"]*)"/u.exec((await other.get('/')).text)?.[1] ?? 'none'
    expect((await browser.post(path, { ...values, csrf })).status).toBe(403)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      {},
    ]) {
      const foreign = new OperatorBrowser(headers as Record<string, string>)
      foreign.cookie = browser.cookie
      expect((await foreign.submit(path, values, `/offers/${offerId}`)).status).toBe(403)
    }
  })

  it('need the permission of the part', async () => {
    const other = new OperatorBrowser()
    await other.signIn('rita')
    expect((await other.get('/offers')).status).toBe(403)
    expect((await other.get(`/offers/${offerId}`)).status).toBe(403)
    const calls = ['/offers', `/offers/offer?offerId=${offerId}`, `/offers/file?offerId=${offerId}&fileId=x`]
    const rita = new TestSeller(shop, 'rita')
    await rita.signIn()
    for (const path of calls) expect((await rita.call(path)).status).toBe(403)
    for (const path of ['take', 'answer', 'extend', 'message'])
      expect((await rita.call(`/offers/${path}`, { offerId, revision: 1 })).status).toBe(403)
    rita.session = ''
    for (const path of calls) expect((await rita.call(path)).status).toBe(401)
  })

  it('have no script, and are not kept by anybody', async () => {
    const { headers, text: body } = await browser.get('/offers')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('<script')
    // At least as strict as the shop's pages.
    const page = await host.ask('/cart', { headers: { host: `localhost:${host.port}` } })
    for (const name of [
      'x-frame-options',
      'x-content-type-options',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'x-permitted-cross-domain-policies',
    ]) {
      expect(page.headers[name]).toBeDefined()
      expect([name, headers[name]]).toEqual([name, page.headers[name]])
    }
    expect(headers['referrer-policy']).toBe('no-referrer')
  })
})

describe('the list of feedback', () => {
  let browser: OperatorBrowser
  beforeAll(async () => {
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/feedback', { feedback: '<img src=x onerror=alert(1)> saknas', source: 'search' })
    browser = new OperatorBrowser()
    await browser.signIn('fia')
  })

  it('is where a seller begins who may read nothing else, and shows texts as text (HELP-7)', async () => {
    const start = await browser.get('/')
    expect([start.status, start.headers.location]).toEqual([303, '/feedback'])
    const { status, text } = await browser.get('/feedback?search=saknas&source=sea')
    expect([status, text.includes('&lt;img src=x'), text.includes('<img src=x')]).toEqual([200, true, false])
    expect(text).toContain('value="saknas"')
    expect(text).not.toContain('href="/offers"')
    expect((await browser.get('/feedback?search=nothing')).text).toContain('No feedback')
  })

  it('is a file in the language of the reader', async () => {
    const { text } = await browser.get('/feedback?search=saknas')
    expect(text).toContain('href="/feedback/export?search=saknas"')
    const file = await host.ask('/feedback/export?search=saknas&page=7', {
      headers: { host: own, cookie: browser.cookie, 'accept-language': 'nb' },
    })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(file.text).toContain('Dag;Tid;Butikk;Side;Bedrift;Tekst')
  })

  it('says what is wrong with a filter, and keeps it', async () => {
    const { status, text } = await browser.get('/feedback?from=2026-11-20&to=2026-11-19')
    expect([
      status,
      text.includes('value="2026-11-20"'),
      text.includes('Check what you have entered'),
    ]).toEqual([422, true, true])
  })

  it('needs its permission', async () => {
    const other = new OperatorBrowser()
    await other.signIn('rita')
    for (const path of ['/feedback', '/feedback/export'])
      expect([path, (await other.get(path)).status]).toEqual([path, 403])
  })
})

/** Sends an application of a company, and returns its applicant and its page. */
const apply = async (name: string): Promise<{ applicant: Applicant; at: string }> => {
  const applicant = new Applicant(shop.api)
  const values = goodValues()
  await applicant.saveAll({ ...values, company: { ...values.company, name } })
  expect((await applicant.post('/submit')).status).toBe(200)
  return { applicant, at: `/applications/${applicant.shown}` }
}

describe('pages of applications', () => {
  let browser: OperatorBrowser
  let page = ''
  beforeAll(async () => {
    const applicant = new Applicant(shop.api)
    const values = goodValues()
    await applicant.saveAll({
      ...values,
      company: {
        ...values.company,
        businessModel: 'soleTrader',
        organisationNumber: '19811218-9876',
        vatNumber: '',
        eInvoiceScheme: '',
        eInvoiceId: '',
        name: '<b>Sole</b> & Co',
      },
    })
    expect((await applicant.post('/submit')).status).toBe(200)
    const { id } = await shop.store.db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
    page = `/applications/${id}`
    browser = new OperatorBrowser()
    await browser.signIn('asta')
  })
  const revision = async (): Promise<string> =>
    /name="revision" value="(\d+)"/u.exec((await browser.get(page)).text)?.[1] ?? ''

  it('list what waits, and show one with masked personal numbers and escaped texts', async () => {
    expect((await browser.get('/')).headers.location).toBe('/applications')
    const list = await browser.get('/applications')
    expect(list.status).toBe(200)
    expect(list.text).toContain(page)
    expect(list.text).not.toContain('href="/offers"')
    const { status, text } = await browser.get(page)
    expect(status).toBe(200)
    expect(text).toContain('811218-****')
    expect(text).not.toContain('9876')
    expect(text).toContain('&lt;b&gt;Sole')
    expect(text).not.toContain('<b>Sole')
    expect(text).not.toContain('<script')
  })

  it('warn of another signer, and grant a customer who pays by card no credit by themselves', async () => {
    const applicant = new Applicant(shop.api)
    const values = goodValues()
    const [address] = values.delivery.addresses
    Object.assign(values.delivery, {
      payment: 'card',
      wantedCredit: '98765',
      warehouseId: 'sto',
      addresses: [{ ...address, goodsMark: 'Port 7' }],
    })
    await applicant.saveAll({ ...values, company: { ...values.company, name: 'Kort AB' } })
    expect((await applicant.post('/submit')).status).toBe(200)
    const { db } = shop.store
    const byName = db.selectFrom('applications').select('id').where('companyName', '=', 'Kort AB')
    const { id } = await byName.executeTakeFirstOrThrow()
    const seal = (text: string): string => encryptSecret(openKeys(shop.keyFile).applications, text)
    const at = '2026-11-20T10:00:00.000Z'
    await db
      .insertInto('identifications')
      .values({
        id: 'signed',
        applicationId: id,
        state: 'signed',
        keyHash: '',
        stateHash: null,
        secrets: '',
        page: '',
        signedBy: seal('Eva Ek'),
        issuer: 'https://id.example',
        subject: seal('eva-1'),
        startedAt: at,
        changedAt: at,
        expiresAt: at,
      })
      .execute()
    await db.updateTable('applications').set({ identificationId: 'signed' }).where('id', '=', id).execute()
    const { text } = await browser.get(`/applications/${id}`)
    expect(text).toMatch(/Nina Ny.{1,40}Eva Ek/u)
    expect(text).toContain('https://id.example, eva-1')
    // What the company asks for besides: where it collects, and what is to be on its parcels.
    expect(text).toMatch(/<dd[^>]*>Stockholm<\/dd>/u)
    expect(text).toMatch(/<dd[^>]*>[^<]*Port 7[^<]*<\/dd>/u)
    for (const name of ['creditLimit', 'paymentDays'])
      expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'u').exec(text)?.[0]).toContain('value=""')
  })

  it('show personal numbers once, on demand', async () => {
    const revealed = await browser.submit(`${page}/reveal`, {}, page)
    expect(revealed.text).toContain('811218-9876')
    expect((await browser.get(page)).text).not.toContain('9876')
  })

  it('keep what was typed when an amount or a stale page is refused, and approve', async () => {
    const granted = { priceGroup: 'list', warehouseId: 'w1', paymentDays: '30' }
    const refused = await browser.submit(
      `${page}/approve`,
      { revision: await revision(), ...granted, creditLimit: 'plenty' },
      page,
    )
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="plenty"')
    const stale = await browser.submit(`${page}/reject`, { revision: '1', text: 'Kept reason' }, page)
    expect(stale.status).toBe(422)
    expect(stale.text).toContain('Kept reason')
    const { text } = await browser.get(page)
    const choice = (name: string): string =>
      new RegExp(`name="${name}".*?<option value="([^"]*)"`, 'su').exec(text)?.[1] ?? ''
    const approved = await browser.submit(
      `${page}/approve`,
      {
        revision: await revision(),
        priceGroup: choice('priceGroup'),
        warehouseId: choice('warehouseId'),
        creditLimit: '50 000',
        paymentDays: '30',
      },
      page,
    )
    expect(approved.status, approved.text).toBe(303)
    expect((await browser.get(page)).text).toContain('70000')
    const profile = await shop.store.db
      .selectFrom('companyProfiles')
      .select(['creditLimit', 'paymentDays'])
      .orderBy('creditLimit', 'desc')
      .executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ creditLimit: 5_000_000, paymentDays: 30 })
  })

  /** Submits a form of an application's page, and expects the state that the page shows next. */
  const step = async (at: string, form: string, values: Record<string, string>, state: string) => {
    const now = /name="revision" value="(\d+)"/u.exec((await browser.get(at)).text)?.[1] ?? ''
    const sent = await browser.submit(`${at}/${form}`, { revision: now, ...values }, at)
    expect([form, sent.status, sent.headers.location]).toEqual([form, 303, at])
    expect((await browser.get(at)).text).toMatch(new RegExp(`</h1><p[^>]*>${state}</p>`, 'u'))
  }

  it('check the credit, ask, and reject once the applicant has answered', async () => {
    const { applicant, at } = await apply('Prövad AB')
    await step(at, 'creditCheck', { note: 'Call the bank' }, 'Credit check')
    expect((await browser.get(at)).text).toContain('Call the bank')
    await step(at, 'ask', { text: 'Which address is it?' }, 'More information asked for')
    expect(await applicant.application()).toMatchObject({
      state: 'moreInformation',
      message: 'Which address is it?',
    })
    expect((await applicant.post('/submit')).status).toBe(200)
    expect((await browser.get(at)).text).toMatch(/<\/h1><p[^>]*>New<\/p>/u)
    await step(at, 'reject', { text: 'No trade of ours' }, 'Rejected')
    expect(await applicant.application()).toMatchObject({ state: 'rejected', message: 'No trade of ours' })
  })

  it('end an application of a company that is a customer already', async () => {
    const { applicant, at } = await apply('Dubblett AB')
    await step(at, 'duplicate', {}, 'Already a customer')
    expect((await applicant.application()).state).toBe('duplicate')
  })

  it('need the permission of the part, and a form of their own origin', async () => {
    const other = new OperatorBrowser()
    await other.signIn('sam')
    expect((await other.get('/applications')).status).toBe(403)
    expect((await other.get(page)).status).toBe(403)
    expect((await browser.post(`${page}/reject`, { revision: '1', text: 'x' })).status).toBe(403)
  })
})
