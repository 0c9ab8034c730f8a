import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { linksAnswered, mailsTo } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const customerService = 'kundservice@tradecounter.example'
/** The language of the page that the calls are made from. */
const english = { 'X-Language': 'en' }

describe.each(databases)('the language of mails, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await insertRows(db, 'roleAssignments', [{ userId: 'other', customerId: 'c', role: 'administrator' }])
    await insertRows(db, 'companyProfiles', [
      {
        customerId: 'c',
        organisationNumber: '556036-0793',
        paymentDays: null,
        creditLimit: null,
        parentId: null,
      },
    ])
    await choose('buyer', 'fi-FI')
    await choose('other', 'da-DK')
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const choose = (id: string, language: string) =>
    shop.store.db.updateTable('users').set({ language }).where('id', '=', id).execute()
  const post = async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
    const answer = await buyer.post(path, body, { ...english, ...headers })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body
  }
  /** The languages of the mails to an address that were written meanwhile. */
  const languagesOf = async (recipient: string, act: () => Promise<unknown>): Promise<string[]> => {
    const before = (await mailsTo(shop, recipient)).length
    await act()
    const mails = (await mailsTo(shop, recipient)).slice(before)
    return mails.map(({ html }) => /<html lang="([^"]+)"/u.exec(html)?.[1] ?? 'none')
  }

  const waitingRequests = () =>
    shop.store.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'attachmentRequest')
      .where('finishedAt', 'is', null)
      .execute()
  const order = async () => {
    await buyer.post('/api/cart', { variantCode: 'VALVE', quantity: 1 }, english)
    const { body } = await buyer.get('/api/cart')
    expect((await buyer.order(body.version, undefined, {}, english)).status).toBe(200)
  }

  it('is the one that the user has chosen: links, notices and requests', async () => {
    const address = 'buyer@example.test'
    const steps: Record<string, () => Promise<unknown>> = {
      'a new password': async () => {
        await post('/api/user/requestlink', { username: address, purpose: 'password' })
        await linksAnswered(shop)
      },
      'a new address': () => post('/api/user/changeemail', { email: 'uusi@example.test' }),
      'a second factor': async () => {
        const { secret } = await post('/api/user/totp/begin')
        const code = generateSync({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1000) })
        await post('/api/user/totp/enable', { code })
      },
      'a changed password': () =>
        post('/api/user/changepassword', { oldPassword: password, newPassword: 'hjortron vid tjärnen' }),
      'the erasure': () => post('/api/my-pages/my-account/requesterasure'),
    }
    for (const [name, act] of Object.entries(steps))
      expect([name, await languagesOf(address, act)]).toEqual([name, ['fi-FI']])
    const [link] = await mailsTo(shop, 'uusi@example.test')
    expect(link?.html).toContain('<html lang="fi-FI"')
  })

  it('is that of each administrator, not that of the page on which somebody asks for access', async () => {
    const asked = await languagesOf('other@example.test', async () => {
      await post('/api/customer/attachmentrequest/send', {
        customerNumber: '1000c',
        organisationNumber: '556036-0793',
      })
      await expect.poll(waitingRequests, { timeout: 10_000 }).toEqual([])
    })
    expect(asked).toEqual(['da-DK'])
  })

  it('is that of the site for the mailboxes of a company, which get each order, also one of a buyer who wants no mail', async () => {
    const { db } = shop.store
    const mailbox = 'order@ror.example'
    await insertRows(db, 'companySettings', [
      {
        customerId: 'a',
        version: 1,
        invoiceEmail: '',
        confirmationEmails: JSON.stringify([mailbox]),
        deliveryDays: '[]',
      },
    ])
    expect(await languagesOf('buyer@example.test', order)).toEqual(['fi-FI'])
    const [toCompany] = await mailsTo(shop, mailbox)
    expect(toCompany?.html).toContain('<html lang="sv-SE"')
    expect(toCompany?.content).toContain('Customer a')
    await db.updateTable('users').set({ orderMail: 0 }).where('id', '=', 'buyer').execute()
    expect(await languagesOf('buyer@example.test', order)).toEqual([])
    expect(await mailsTo(shop, mailbox)).toHaveLength(2)
  })

  it('is that of the site for the people of the shop, who are no users', async () => {
    const erasure = (await mailsTo(shop, customerService)).map(({ html }) => html)
    expect(erasure).toEqual([expect.stringContaining('<html lang="sv-SE"')])
    await post('/api/customer/salesmessage', { text: 'Hei' }, { 'Idempotency-Key': 'message' })
    const sent = (await mailsTo(shop, customerService)).at(-1)
    expect(sent?.subject).toMatch(/^Meddelande/u)
    expect(sent?.content).toMatch(/^Från: /u)
  })
})
