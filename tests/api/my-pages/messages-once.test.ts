import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { callOn, openApprovals, requestOf, sendCart, type ApprovalShop } from '../fixtures/approvals.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { type Answer, Visitor } from '../fixtures/visitor.ts'

/** A text of a thread: who writes it under a key, and how often the thread has it. */
interface Message {
  name: string
  write: (text: string, key: string, files?: readonly string[]) => Promise<Answer>
  read: () => Promise<{ texts: string[]; files: string[] }>
}

const idsOf = (files: readonly { fileId: string }[]) => files.map(({ fileId }) => fileId)

const named = (key: string) => ({ 'Idempotency-Key': key })

describe.each(databases)('a message that is repeated after a lost answer, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let people: ApprovalShop
  let seller: TestSeller
  let offerId = ''
  let caseNumber = ''
  let orderNumber = ''
  let requestId = ''

  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 4)
    const { body: cart } = await buyer.get('/api/cart')
    orderNumber = (await buyer.order(cart.version)).body.orderNumber
    const rows = [{ variantNumber: 'VALVE', quantity: 2 }]
    const draft = await buyer.post('/api/my-pages/offers/request', {
      name: 'Bygget',
      from: { kind: 'rows', rows },
    })
    offerId = draft.body.offerId
    await buyer.post('/api/my-pages/offers/send', { offerId, revision: 1, text: '' })
    const saved = await buyer.post('/api/my-pages/return/save', {
      send: true,
      kind: 'return',
      wanted: 'credit',
      handover: 'handIn',
      reason: 'Broken',
      lines: [{ name: 'Valve', quantity: 2 }],
    })
    caseNumber = saved.body.number
    people = await openApprovals(shop)
    await people.buyer.add('VALVE', 2)
    requestId = (await sendCart(people.buyer)).body.requestId
    await insertSeller(shop, 'sam', ['offers:answer', 'returns:answer'])
    seller = new TestSeller(shop, 'sam')
    await seller.signIn()
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  beforeEach(async () => {
    await buyer.signIn('buyer')
  })

  const offer = async () => (await buyer.get(`/api/my-pages/offers/offer?offerId=${offerId}`)).body
  const found = async () => (await buyer.get(`/api/my-pages/return?number=${caseNumber}`)).body
  const offerThread = async () => {
    const { messages, files } = await offer()
    return { texts: messages.map(({ text }: { text: string }) => text), files: idsOf(files) }
  }
  const caseThread = async () => {
    const { events, files } = await found()
    return { texts: events.map(({ message }: { message: string }) => message), files: idsOf(files) }
  }
  const requestThread = async () => {
    const { events } = await requestOf(people.buyer, requestId)
    return { texts: events.map(({ text }: { text: string }) => text), files: [] }
  }
  const upload = async (purpose: string): Promise<string> => {
    // Fetches the anti-forgery value, too.
    await buyer.post('/api/cart/emptycart')
    const answer = await shop.api.fetch(
      new Request(`http://api.internal/api/files?purpose=${purpose}&name=drawing.txt`, {
        method: 'POST',
        headers: {
          'X-Site': 'se',
          Authorization: `Bearer ${buyer.bearer}`,
          'X-CSRF-Token': buyer.antiForgery,
          'Content-Type': 'application/octet-stream',
        },
        body: 'Drawing',
      }),
    )
    expect(answer.status).toBe(200)
    const { fileId }: { fileId: string } = await answer.json()
    return fileId
  }

  const messages: Message[] = [
    {
      name: 'of a buyer about an offer',
      write: (text, key, files = []) =>
        buyer.post('/api/my-pages/offers/message', { offerId, text, files }, named(key)),
      read: offerThread,
    },
    {
      name: 'of a buyer about a case',
      write: async (text, key, files = []) =>
        buyer.post(
          '/api/my-pages/return/message',
          { number: caseNumber, version: (await found()).version, message: text, files },
          named(key),
        ),
      read: caseThread,
    },
    {
      name: 'about an order',
      write: (content, key) =>
        buyer.post('/api/my-pages/order/comment', { orderNumber, content }, named(key)),
      read: async () => {
        const { body } = await buyer.get(`/api/my-pages/order?orderNumber=${orderNumber}`)
        return { texts: body.comments.map(({ content }: { content: string }) => content), files: [] }
      },
    },
    {
      name: 'of an approver',
      write: (text, key) => callOn(people.other, 'ask', { requestId, text }, named(key)),
      read: requestThread,
    },
    {
      name: 'of the buyer of a request for approval',
      write: (text, key) => callOn(people.buyer, 'answer', { requestId, text }, named(key)),
      read: requestThread,
    },
    {
      name: 'of a seller about an offer',
      write: (text, key) => seller.call('/offers/message', { offerId, text, files: [] }, named(key)),
      read: offerThread,
    },
    {
      name: 'of a seller about a case',
      write: (message, key) =>
        seller.call('/returns/message', { number: caseNumber, message, files: [] }, named(key)),
      read: caseThread,
    },
  ]

  it.each(messages)('is stored once: $name', async ({ name, write, read }) => {
    const text = `Once ${name}`
    const count = async () => (await read()).texts.filter((each) => each === text).length
    const first = await write(text, `key of ${name}`.replaceAll(' ', '-'))
    const again = await write(text, `key of ${name}`.replaceAll(' ', '-'))
    expect([first.status, again.status, await count()]).toEqual([200, 200, 1])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    const other = await write(`${text}, changed`, `key of ${name}`.replaceAll(' ', '-'))
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotencyKey' } })
    expect((await write(text, `second key of ${name}`.replaceAll(' ', '-'))).status).toBe(200)
    expect(await count()).toBe(2)
  })

  const mails = async (): Promise<number> => {
    const { count } = await shop.store.db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  it('reaches its readers with one mail', async () => {
    const before = await mails()
    for (const _ of [1, 2])
      await callOn(people.other, 'ask', { requestId, text: 'One mail' }, named('one-mail'))
    expect((await mails()) - before).toBe(1)
  })

  it.each(messages.slice(0, 2))(
    'has its files once, also after its text was edited: $name',
    async (message) => {
      const fileId = await upload(message === messages[0] ? 'offerFile' : 'returnFile')
      const key = `files of ${message.name}`.replaceAll(' ', '-')
      for (const _ of [1, 2]) expect((await message.write('With a file', key, [fileId])).status).toBe(200)
      expect((await message.write('With a file, edited', `edited-${key}`, [fileId])).status).toBe(200)
      const { texts, files } = await message.read()
      expect(files.filter((id) => id === fileId)).toEqual([fileId])
      expect(texts.filter((text) => text.startsWith('With a file'))).toHaveLength(2)
    },
  )
})
