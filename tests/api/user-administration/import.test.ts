import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addRole } from '../../../api/accounts/permissions/store.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const base = '/api/my-pages/user-administration'

const file = (...lines: string[]): string =>
  ['email;firstName;lastName;roles;orderLimit;periodLimit;period;approverEmail', ...lines].join('\r\n')

describe.each(databases)('an import of users, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await addRole(shop.store.db, { userId: 'shy', customerId: 'c', role: 'administrator' })
    administrator = new Visitor(shop.api)
    await administrator.signIn('shy')
  })
  afterAll(() => shop.close())
  afterEach(() => expect(shop.faults).toEqual([]))

  const upload = async (content: string): Promise<string> => {
    const { body } = await administrator.post(`/api/files?purpose=userImport&name=users.csv`, content, {
      'Content-Type': 'application/octet-stream',
    })
    return body.fileId
  }
  const result = async (importId: string) =>
    (await administrator.get(`${base}/importresult?importId=${importId}`)).body
  const finished = (importId: string) =>
    vi.waitFor(
      async () => {
        const found = await result(importId)
        if (found.state === 'queued' || found.state === 'running') throw new Error(found.state)
        return found
      },
      { timeout: 15_000, interval: 20 },
    )
  const run = async (content: string) => {
    const { body } = await administrator.post(`${base}/import`, { fileId: await upload(content) })
    return finished(body.importId)
  }
  const users = async (search: string) => (await administrator.get(`${base}?search=${search}`)).body.users
  const mails = async () =>
    (
      await shop.store.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', 'twice@example.test')
        .execute()
    ).length

  it('invites and changes users with a result for each line, and refuses a line as a whole', async () => {
    const { counts, lines, state } = await run(
      file(
        'eva@example.test;Eva;Ek;buyer, reader;5000;20 000,50;month;',
        'other@example.test;User;other;reader;;;;',
        'broken;Nils;Ek;buyer;;;;',
        'wrong-role@example.test;Nils;Ek;king;;;;',
        'amount@example.test;Nils;Ek;buyer;much;;;',
        'period@example.test;Nils;Ek;buyer;;100;;',
        'boss@example.test;Nils;Ek;buyer;;;;nobody@example.test',
        'noname@example.test;;Ek;buyer;;;;',
      ),
    )
    expect(state).toBe('ready')
    expect(counts).toEqual({ invited: 1, changed: 1, unchanged: 0, refused: 6 })
    const refused = lines.filter(({ outcome }: { outcome: string }) => outcome === 'refused')
    expect(refused.map(({ line, code, field }: Record<string, unknown>) => [line, code, field])).toEqual([
      [4, 'invalid', 'email'],
      [5, 'role', 'roles'],
      [6, 'amount', 'orderLimit'],
      [7, 'period', 'period'],
      [8, 'approver', 'approverEmail'],
      [9, 'required', 'firstName'],
    ])
    const [eva] = await users('eva@example.test')
    expect(eva).toMatchObject({
      roles: ['buyer', 'reader'],
      orderLimit: 5000_00,
      periodLimit: 20_000_50,
      period: 'month',
      status: 'invited',
    })
    expect((await users('other@'))[0].roles).toEqual(['reader'])
    expect(await users('wrong-role')).toEqual([])
  })

  it('changes nothing the second time', async () => {
    const content = file('twice@example.test;Två;Gånger;buyer;100;;;')
    expect((await run(content)).counts).toMatchObject({ invited: 1 })
    expect(await mails()).toBe(1)
    expect((await run(content)).counts).toEqual({ invited: 0, changed: 0, unchanged: 1, refused: 0 })
    expect(await mails()).toBe(1)
  })

  it('goes on after its last line when it was broken off', async () => {
    const fileId = await upload(
      file(...['a', 'b', 'c'].map((name) => `kill-${name}@example.test;Kim;${name};buyer;;;;`)),
    )
    const { body } = await administrator.post(`${base}/import`, { fileId })
    await finished(body.importId)
    // As after a process that died between the first line and the second: the rest is undone, the job waits again.
    const { db } = shop.store
    await db
      .deleteFrom('userImportRows')
      .where('importId', '=', body.importId)
      .where('line', '>', 2)
      .execute()
    for (const name of ['b', 'c']) {
      const [{ userId }] = await users(`kill-${name}`)
      await administrator.post(`${base}/setstate`, { userId, action: 'remove' })
    }
    await db
      .updateTable('jobs')
      .set({ state: 'queued', dueAt: '', lease: '', finishedAt: null })
      .where('id', '=', body.importId)
      .execute()
    // Any other job starts the worker.
    await run(file('starter@example.test;Start;Er;reader;;;;'))
    const { counts, lines } = await finished(body.importId)
    expect(counts).toEqual({ invited: 3, changed: 0, unchanged: 0, refused: 0 })
    expect(lines.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4])
    expect(await users('kill-')).toHaveLength(3)
  })

  it.each([
    ['columns', 'email;firstName\r\na@example.test;A'],
    ['empty', 'email;firstName;lastName\r\n'],
    ['tooManyLines', `email;firstName;lastName\r\n${'a@example.test;A;B\r\n'.repeat(2001)}`],
  ])('is refused with the code %s', async (code, content) => {
    const answer = await administrator.post(`${base}/import`, { fileId: await upload(content) })
    expect(answer).toMatchObject({ status: 400, body: { code, field: 'fileId' } })
  })

  it('is seen by its own user only', async () => {
    const { body } = await administrator.post(`${base}/import`, {
      fileId: await upload(file('late@example.test;Sen;Ek;reader;;;;')),
    })
    await finished(body.importId)
    const stranger = new Visitor(shop.api)
    await addRole(shop.store.db, { userId: 'buyer', customerId: 'a', role: 'administrator' })
    await stranger.signIn('buyer')
    expect((await stranger.get(`${base}/importresult?importId=${body.importId}`)).status).toBe(404)
  })

  it('is started once for a file, however often that is asked for', async () => {
    const fileId = await upload(file('asked@example.test;Eva;Ek;buyer;;;;'))
    const start = () => administrator.post(`${base}/import`, { fileId })
    const [first, repeat] = [await start(), await start()]
    expect([first.status, repeat.status, repeat.body]).toEqual([200, 200, first.body])
    expect((await finished(first.body.importId)).counts).toMatchObject({ invited: 1 })
    expect((await start()).body).toEqual(first.body)
  })

  it('offers a template that can be imported', async () => {
    const { body, headers } = await administrator.get(`${base}/template`)
    expect(headers.get('content-disposition')).toContain('.csv')
    expect((await run(body)).counts).toMatchObject({ invited: 1, refused: 0 })
  })
})
