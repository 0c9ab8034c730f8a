import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('files that sellers attach to their answers on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let stranger: Visitor
  const sellers: Record<'sam' | 'rita', TestSeller> = Object.create(null)
  let offerId: string
  let number: string

  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    stranger = new Visitor(shop.api)
    await stranger.signIn('other')
    for (const id of ['sam', 'rita'] as const) {
      await insertSeller(shop, id, ['offers:answer', 'returns:answer'])
      sellers[id] = new TestSeller(shop, id)
      await sellers[id].signIn()
    }
    const rows = [{ variantNumber: 'VALVE', quantity: 2 }]
    const draft = await buyer.post('/api/my-pages/offers/request', {
      name: 'x',
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
    number = saved.body.number
  })
  afterAll(() => shop.close())

  const upload = async (path: string, content: string, name = 'drawing.txt', seller = sellers.sam) => {
    const answer = await shop.api.fetch(
      new Request(`http://api.internal/operator${path}&name=${name}`, {
        method: 'POST',
        headers: {
          'X-Host-Secret': hostSecret,
          'X-Operator-Session': seller.session,
          'Content-Type': 'application/octet-stream',
        },
        body: content,
      }),
    )
    const body: { fileId: string; code: string } = await answer.json()
    return { status: answer.status, ...body }
  }
  /** The content of a file, by a short-lived link that a user has asked for. */
  const opened = async (fileId: string, who = buyer): Promise<[number, string?]> => {
    const link = await who.get(`/api/files/link?fileId=${fileId}`)
    if (link.status !== 200) return [link.status]
    return [200, (await who.get(link.body.url.replace(/^https?:\/\/[^/]*/u, ''))).body]
  }
  const offerFiles = async (): Promise<{ fileId: string; name: string }[]> =>
    (await buyer.get(`/api/my-pages/offers/offer?offerId=${offerId}`)).body.files
  const caseFiles = async (): Promise<{ fileId: string; name: string }[]> =>
    (await buyer.get(`/api/my-pages/return?number=${number}`)).body.files

  it('are opened by the customer, and by nobody else', async () => {
    const drawing = await upload(`/offers/upload?offerId=${offerId}`, 'Drawing')
    const photo = await upload(`/returns/upload?number=${number}`, 'Photo', 'photo.txt')
    expect([drawing.status, photo.status]).toEqual([200, 200])
    // Nothing is shown before the answer.
    expect([await offerFiles(), await caseFiles()]).toEqual([[], []])
    const files = [drawing.fileId]
    expect((await sellers.sam.call('/offers/message', { offerId, text: 'See', files })).status).toBe(200)
    const message = { number, message: 'See', files: [photo.fileId] }
    expect((await sellers.sam.call('/returns/message', message)).status).toBe(200)
    expect(await offerFiles()).toMatchObject([{ fileId: drawing.fileId, name: 'drawing.txt' }])
    expect(await caseFiles()).toMatchObject([{ fileId: photo.fileId, name: 'photo.txt' }])
    expect(await opened(drawing.fileId)).toEqual([200, 'Drawing'])
    expect(await opened(photo.fileId)).toEqual([200, 'Photo'])
    for (const { fileId } of [drawing, photo]) expect(await opened(fileId, stranger)).toEqual([404])
  })

  it('say with which message they came: by whom, and when', async () => {
    const { messages } = (await buyer.get(`/api/my-pages/offers/offer?offerId=${offerId}`)).body
    const { at, author } = messages.find(({ text }: { text: string }) => text === 'See')
    expect(author).not.toBe('')
    expect(await offerFiles()).toMatchObject([{ name: 'drawing.txt', author, addedAt: at }])
    const { events } = (await buyer.get(`/api/my-pages/return?number=${number}`)).body
    const event = events.find(({ message }: { message: string }) => message === 'See')
    expect(await caseFiles()).toMatchObject([
      { name: 'photo.txt', author: event.userName, addedAt: event.at },
    ])
  })

  it('go with a new version of an offer and with a decision about a case, too', async () => {
    const { offer } = { offer: (await sellers.sam.call(`/offers/offer?offerId=${offerId}`)).body }
    await sellers.sam.call('/offers/take', { offerId, revision: offer.revision })
    const { fileId } = await upload(`/offers/upload?offerId=${offerId}`, 'Version', 'version.txt')
    const answer = await sellers.sam.call('/offers/answer', {
      offerId,
      revision: offer.revision + 1,
      validUntil: '2026-12-24T10:00:00.000Z',
      lines: [{ position: 1, quantity: 2, offeredPrice: 90_00 }],
      files: [fileId],
    })
    expect(answer.status).toBe(200)
    expect((await offerFiles()).map(({ name }) => name)).toContain('version.txt')
    const photo = await upload(`/returns/upload?number=${number}`, 'Scale', 'scale.txt')
    const { version } = (await sellers.sam.call(`/returns/case?number=${number}`)).body
    const step = { number, version, to: 'inReview', files: [photo.fileId] }
    expect((await sellers.sam.call('/returns/step', step)).status).toBe(200)
    expect((await caseFiles()).map(({ name }) => name)).toContain('scale.txt')
  })

  it('are checked as files of customers are, and attached by their seller only', async () => {
    const path = `/returns/upload?number=${number}`
    expect(await upload(path, '')).toMatchObject({ status: 400, code: 'empty' })
    expect(await upload(path, 'MZ\u0000\u0001', 'virus.exe')).toMatchObject({ status: 400, code: 'fileType' })
    expect(await upload(path, 'x'.repeat(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'tooLarge',
    })
    expect((await upload('/returns/upload?number=none', 'x')).status).toBe(404)
    const { fileId } = await upload(path, 'Mine')
    const message = { number, message: 'See', files: [fileId] }
    expect((await sellers.rita.call('/returns/message', message)).status).toBe(404)
    // A file of a case is none of an offer.
    const other = { offerId, text: 'See', files: [fileId] }
    expect((await sellers.sam.call('/offers/message', other)).status).toBe(404)
    expect((await sellers.sam.call('/returns/message', message)).status).toBe(200)
  })

  it('are at most as many as an offer may have', async () => {
    const has = (await offerFiles()).length
    const ids: string[] = []
    for (let at = has; at < 11; at += 1)
      ids.push((await upload(`/offers/upload?offerId=${offerId}`, `File ${at}`)).fileId)
    const files = ids.slice(0, 10)
    expect(await sellers.sam.call('/offers/message', { offerId, text: 'See', files })).toMatchObject({
      status: 409,
      body: { code: 'tooManyFiles' },
    })
    expect(await offerFiles()).toHaveLength(has)
  })
})
