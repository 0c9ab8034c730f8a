import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredFiles, keepFiles, removeUpload, storeMadeFile } from '../../../api/files/service.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { openFileStore } from '../../../api/platform/files/open-file-store.ts'
import { openKeys } from '../../../api/platform/keys/keys.ts'
import type { Services } from '../../../api/platform/services.ts'
import { checkAnswer } from '../fixtures/answers.ts'
import { databases } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor, type Answer } from '../fixtures/visitor.ts'
import { accepted, refused } from './content.ts'

const owner = { customerId: 'a', userId: 'buyer' }

describe.each(databases)('files of users, on $name', ({ open }) => {
  let shop: TestShop
  let services: Services
  let folder: string
  let buyer: Visitor
  let closeStore: () => Promise<void>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tc-files-'))
    const { store, remove } = await open()
    closeStore = remove
    await insertCatalogue(store)
    await insertPeople(store)
    const files = { folder: join(folder, 'files') }
    shop = serve(store, makeClock(), folder, { files })
    services = {
      store,
      search: {
        list: () => Promise.reject(new Error('not asked')),
        quick: () => Promise.reject(new Error('not asked')),
        variants: () => Promise.resolve(null),
        state: () => ({ ready: true, revision: '' }),
        close: () => Promise.resolve(),
      },
      settings: { keyFile: '', hostSecret: '' },
      keys: openKeys(join(folder, 'token-key.pem')),
      originOf: (site) => `https://${site}.example`,
      sessionLimitsOf: () => ({ idleSeconds: 3600, absoluteSeconds: 43_200 }),
      clock: shop.clock.now,
      startJobs: () => undefined,
      fileStore: openFileStore(files),
      fileFolder: files.folder,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    }
  })
  afterAll(async () => {
    await shop.close()
    await closeStore()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(() => {
    expect(shop.faults).toEqual([])
    expect(spooled()).toEqual([])
  })

  const spooled = (): string[] => {
    const place = join(folder, 'files', 'incoming')
    return existsSync(place) ? readdirSync(place) : []
  }
  const rows = () => services.store.db.selectFrom('files').selectAll().orderBy('createdAt').execute()

  const signedIn = async (user = 'buyer'): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(user)
    visitor.antiForgery = (await visitor.get('/api/site/getAntiForgeryToken')).body
    return visitor
  }

  const upload = async (
    visitor: Visitor,
    name: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const query = new URLSearchParams({ purpose: 'attachment', name })
    const response = await shop.api.fetch(
      new Request(`http://api.internal/api/files?${query}`, {
        method: 'POST',
        headers: {
          'X-Site': 'se',
          'Content-Type': 'application/octet-stream',
          'X-CSRF-Token': visitor.antiForgery,
          Authorization: `Bearer ${visitor.bearer ?? ''}`,
          ...headers,
        },
        body,
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
    )
    const text = await response.text()
    checkAnswer('POST /api/files', response, text)
    return { status: response.status, headers: response.headers, body: JSON.parse(text) }
  }

  const fetchLink = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await shop.api.fetch(new Request(`http://api.internal${url}`, { method, headers }))
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('accepts the allowed types by their content and returns the bytes unchanged', async () => {
    buyer = await signedIn()
    for (const [name, content, type] of accepted) {
      const answer = await upload(buyer, name, new Uint8Array(content))
      expect([name, answer.status, answer.body.type, answer.body.name]).toEqual([name, 200, type, name])
      const link = await buyer.get(`/api/files/link?fileId=${answer.body.fileId}`)
      const { response, bytes } = await fetchLink(link.body.url)
      expect(bytes.equals(content)).toBe(true)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(content.length),
        'content-disposition': expect.stringMatching(/^attachment; filename="/u),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      await buyer.post('/api/files/remove', { fileId: answer.body.fileId })
    }
  })

  it.each(refused)('refuses %s, which can run or is of no allowed type', async (name, content) => {
    const answer = await upload(buyer, name, new Uint8Array(content))
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'fileType', 'file'])
  })

  it('shows a name without folders, hidden characters and a false extension', async () => {
    for (const [given, shown] of [
      ['../../etc/passwd.pdf', 'passwd.pdf'],
      ['C:\\Users\\Per\\Ritning.PDF', 'Ritning.pdf'],
      ['faktura\u202Efdp.exe', 'fakturafdp.exe.pdf'],
      ['.htaccess', 'htaccess.pdf'],
      ['con.pdf', '_con.pdf'],
      ['a"b<c>.pdf', 'a_b_c_.pdf'],
      ['ritning', 'ritning.pdf'],
      ['ö'.repeat(200), `${'ö'.repeat(96)}.pdf`],
    ]) {
      const answer = await upload(buyer, given ?? '', '%PDF-1.7')
      expect([given, answer.body.name]).toEqual([given, shown])
      await buyer.post('/api/files/remove', { fileId: answer.body.fileId })
    }
  })

  it('refuses an empty file, a file above the limit, another media type and an unknown purpose', async () => {
    const limit = 10 * 1024 * 1024
    expect(await upload(buyer, 'a.pdf', '')).toMatchObject({ status: 400, body: { code: 'empty' } })
    const declared = await upload(buyer, 'a.pdf', '%PDF-', { 'Content-Length': String(limit + 1) })
    expect(declared).toMatchObject({ status: 413, body: { code: 'tooLarge', most: limit } })
    // Without a declared length.
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    expect(await upload(buyer, 'a.pdf', endless)).toMatchObject({ status: 413, body: { most: limit } })
    expect(sent).toBeLessThan(limit + 2 * 1024 * 1024)
    expect(await upload(buyer, 'a.pdf', '%PDF-', { 'Content-Type': 'text/html' })).toMatchObject({
      status: 415,
    })
    const purpose = await buyer.post('/api/files?purpose=export&name=a.csv', 'x')
    expect(purpose).toMatchObject({ status: 400, body: { field: 'purpose' } })
  })

  it('leaves neither a row nor a file when an upload is broken off', async () => {
    const before = await rows()
    let pulls = 0
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulls++
        if (pulls < 5) controller.enqueue(new Uint8Array(64 * 1024))
        else controller.error(new Error('the connection was lost'))
      },
    })
    expect(await upload(buyer, 'a.pdf', broken)).toMatchObject({ status: 400, body: { code: 'incomplete' } })
    expect(pulls).toBe(5)
    expect(await rows()).toEqual(before)
    expect(spooled()).toEqual([])
  })

  it('needs the anti-forgery value and a user', async () => {
    expect(await upload(buyer, 'a.pdf', '%PDF-', { 'X-CSRF-Token': '' })).toMatchObject({ status: 403 })
    const visitor = new Visitor(shop.api)
    visitor.antiForgery = (await visitor.get('/api/site/getAntiForgeryToken')).body
    expect(await upload(visitor, 'a.pdf', '%PDF-')).toMatchObject({ status: 401 })
  })

  it('limits the files of a user that nothing keeps', async () => {
    const other = await signedIn('other')
    for (let count = 0; count < 50; count++) expect((await upload(other, 'a.txt', 'a')).status).toBe(200)
    expect(await upload(other, 'a.txt', 'a')).toMatchObject({ status: 409, body: { code: 'tooManyFiles' } })
    await services.store.db.deleteFrom('files').where('userId', '=', 'other').execute()
  })

  it('answers ranges, so that a broken download resumes', async () => {
    const content = randomBytes(100_000)
    const file = await storeMadeFile(
      services,
      { owner, purpose: 'export', name: 'Ordrar.xlsx', type: 'xlsx' },
      (async function* pieces() {
        yield content.subarray(0, 40_000)
        yield content.subarray(40_000)
      })(),
    )
    const { url } = (await buyer.get(`/api/files/link?fileId=${file.id}`)).body
    const part = await fetchLink(url, { range: 'bytes=90000-' })
    expect(part.response.status).toBe(206)
    expect(part.response.headers.get('content-range')).toBe('bytes 90000-99999/100000')
    expect(part.bytes.equals(content.subarray(90_000))).toBe(true)
    const last = await fetchLink(url, { range: 'bytes=-10', 'if-range': `"${file.id}"` })
    expect(last.bytes.equals(content.subarray(-10))).toBe(true)
    const stale = await fetchLink(url, { range: 'bytes=0-9', 'if-range': '"other"' })
    expect([stale.response.status, stale.bytes.length]).toEqual([200, 100_000])
    const outside = await fetchLink(url, { range: 'bytes=100000-' })
    expect(outside.response.status).toBe(416)
    expect(outside.response.headers.get('content-range')).toBe('bytes */100000')
    for (const range of ['bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])
      expect((await fetchLink(url, { range })).response.status).toBe(200)
    const head = await fetchLink(url, {}, 'HEAD')
    expect([head.response.status, head.bytes.length]).toEqual([200, 0])
  })

  it('ends a link with its time, and refuses one for another file or with another time', async () => {
    const file = await upload(buyer, 'a.txt', 'a')
    const { url, expiresAt } = (await buyer.get(`/api/files/link?fileId=${file.body.fileId}`)).body
    const query = new URL(url, 'http://x').searchParams
    const wrong = (name: string, value: string): string => {
      const changed = new URLSearchParams(query)
      changed.set(name, value)
      return `/api/files/download?${changed}`
    }
    expect((await fetchLink(url)).response.status).toBe(200)
    for (const other of [
      wrong('fileId', '0'.repeat(32)),
      wrong('expires', String(Number(query.get('expires')) + 1)),
      wrong('signature', 'A'.repeat(43)),
    ]) {
      const { response, bytes } = await fetchLink(other)
      expect([response.status, JSON.parse(bytes.toString()).code]).toEqual([404, 'link'])
    }
    shop.clock.set(expiresAt)
    expect((await fetchLink(url)).response.status).toBe(404)
    shop.clock.set('2026-11-20T12:00:00.000Z')
    buyer = await signedIn()
  })

  it('gives links to nobody but the user of the file', async () => {
    const file = await upload(buyer, 'a.txt', 'a')
    const stranger = await signedIn('other')
    const path = `/api/files/link?fileId=${file.body.fileId}`
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.post('/api/files/remove', { fileId: file.body.fileId })).status).toBe(404)
    expect((await buyer.get(path)).status).toBe(200)
  })

  it('keeps a file in the transaction of its event, once and for its owner only', async () => {
    const { body } = await upload(buyer, 'a.txt', 'a')
    const keep = (files: typeof owner, id: string) =>
      inTransaction(services, (context) => keepFiles(context, files, 'attachment', [id]))
    await expect(keep({ ...owner, userId: 'other' }, body.fileId)).rejects.toThrow('no such file')
    await expect(keep({ ...owner, customerId: 'b' }, body.fileId)).rejects.toThrow('no such file')
    const [kept] = await keep(owner, body.fileId)
    expect(kept).toMatchObject({ state: 'kept', name: 'a.txt' })
    await expect(keep(owner, body.fileId)).rejects.toThrow('no such file')
    await expect(removeUpload(services, owner, body.fileId)).rejects.toThrow('no such file')
  })

  it('deletes what nothing keeps a day later, what is kept after its time, and what killed processes left', async () => {
    await services.store.db.deleteFrom('files').execute()
    const loose = (await upload(buyer, 'a.txt', 'loose')).body.fileId
    const kept = (await upload(buyer, 'a.txt', 'kept')).body.fileId
    await inTransaction(services, (context) => keepFiles(context, owner, 'attachment', [kept]))
    const removed = (await upload(buyer, 'a.txt', 'removed')).body.fileId
    await removeUpload(services, owner, removed)
    const left = join(folder, 'files', 'incoming', 'left')
    writeFileSync(left, 'half')
    const exists = (id: string): boolean => existsSync(join(folder, 'files', id.slice(0, 2), id))

    await deleteExpiredFiles(services)
    expect([loose, kept, removed].map(exists)).toEqual([true, true, false])
    expect(existsSync(left)).toBe(true)
    utimesSync(left, 0, 0)
    shop.clock.pass(25 * 3600)
    await deleteExpiredFiles(services)
    expect([loose, kept].map(exists)).toEqual([false, true])
    expect((await rows()).map(({ id }) => id)).toEqual([kept])
    shop.clock.pass(401 * 24 * 3600)
    await deleteExpiredFiles(services)
    expect(exists(kept)).toBe(false)
    expect(await rows()).toEqual([])
  })

  it('tries again to delete a file whose store does not answer', async () => {
    shop.clock.set('2026-11-20T12:00:00.000Z')
    buyer = await signedIn()
    await upload(buyer, 'a.txt', 'a')
    shop.clock.pass(25 * 3600)
    const away = { ...services.fileStore, remove: () => Promise.reject(new Error('away')) }
    await expect(deleteExpiredFiles({ ...services, fileStore: away })).rejects.toThrow('away')
    expect((await rows()).map(({ state }) => state)).toEqual(['removing'])
    await deleteExpiredFiles(services)
    expect(await rows()).toEqual([])
  })
})
