import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOutbox } from '../../../api/mail/service.ts'
import { maxTries, backoffMs } from '../../../api/mail/outbox.ts'
import { createSmtpTransport, defaultTimeouts, type SmtpTimeouts } from '../../../api/mail/smtp-transport.ts'
import { writeMail } from '../../../api/mail/store.ts'
import { openWorker, type JobWorker } from '../../../api/platform/jobs/worker.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { makeClock } from '../fixtures/shop.ts'
import { openMailServer, type MailServer, type Manner, noFiles } from './mail-server.ts'

const senderOf = () => ({ name: 'Rör & Däck', address: 'order@shop.example' })
/** Tolerates silence for a second and a half, and a slow machine longer. */
const hurried: SmtpTimeouts = { ...defaultTimeouts, silence: 1500 }

describe.each(databases)('the outbox on $name', ({ open }) => {
  let kept: TestStore
  let server: MailServer
  let clock: ReturnType<typeof makeClock>
  const logged: unknown[] = []
  const log = {
    info: () => undefined,
    warn: (about: unknown) => void logged.push(about),
    error: (about: unknown) => void logged.push(about),
  }

  beforeEach(async () => {
    kept = await open()
    server = await openMailServer()
    clock = makeClock()
    logged.length = 0
  })
  afterEach(async () => {
    await Promise.all(posts.splice(0).map((post) => post.close()))
    await server.close()
    await kept.remove()
  })

  const write = (...ids: string[]) =>
    kept.store.db.transaction().execute(async (trx) => {
      for (const id of ids)
        await writeMail(
          { trx, dialect: kept.store.dialect, now: clock.now() },
          {
            id,
            site: 'se',
            recipient: 'buyer@example.test',
            subject: 'Hej då',
            content: 'Öppet',
            html: '<b>Öppet</b>',
          },
          { customerId: 'a', userId: 'buyer' },
        )
    })
  const row = (id: string) =>
    kept.store.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const posts: JobWorker[] = []
  /** A process that sends mail. */
  const sender = (patience: SmtpTimeouts = defaultTimeouts, url = server.url): JobWorker => {
    const { store } = kept
    const handlers = [createOutbox(store, createSmtpTransport(url, senderOf, patience), noFiles)]
    const post = openWorker({ store, clock: clock.now, log, handlers })
    posts.push(post)
    return post
  }
  /** One round of a sender, of a new one unless given. */
  const round = async (post = sender()): Promise<void> => {
    post.start()
    await post.idle()
  }

  it('sends a mail once, as text and HTML, from the brand, with an id of the order', async () => {
    await write('order-10000001', 'order-10000002')
    await round()
    await round()
    expect(server.received).toHaveLength(2)
    const [mail] = server.received
    expect(mail).toMatchObject({
      from: 'order@shop.example',
      to: ['buyer@example.test'],
      messageId: '<order-10000001@shop.example>',
      fromName: 'Rör & Däck',
      subject: 'Hej då',
    })
    expect(mail?.text.trim()).toBe('Öppet')
    expect(mail?.html.trim()).toBe('<b>Öppet</b>')
    expect((await row('order-10000001')).state).toBe('ready')
    expect(logged).toEqual([])
  })

  it.each<[string, Manner]>([
    ['the mailbox is busy', { recipient: 450 }],
    ['the mail is refused for now', { mail: 451 }],
  ])('retries a mail after growing pauses, and sends others meanwhile: %s', async (_, manner) => {
    await write('order-1')
    server.behave(manner)
    await round()
    server.behave('take')
    await write('order-2')
    await round()
    expect(server.received.map(({ messageId }) => messageId)).toEqual(['<order-2@shop.example>'])
    const { dueAt, tries } = await row('order-1')
    expect(tries).toBe(1)
    expect(Date.parse(dueAt) - clock.now().getTime()).toBeGreaterThan(50_000)
    clock.pass(61)
    await round()
    expect(server.received.map(({ messageId }) => messageId)).toContain('<order-1@shop.example>')
    expect(logged).toEqual([])
  })

  it.each<[string, Manner]>([
    ['there is no such mailbox', { recipient: 550 }],
    ['the mail is refused for good', { mail: 554 }],
  ])('gives up at once, with one log line without names: %s', async (_, manner) => {
    await write('order-1')
    server.behave(manner)
    await round()
    server.behave('take')
    clock.pass(86_400)
    await round()
    expect(server.received).toEqual([])
    expect(logged).toEqual([expect.objectContaining({ job: 'order-1', kind: 'mail', tries: 1 })])
    expect(JSON.stringify(logged)).not.toContain('@')
    expect((await row('order-1')).failure).toMatch(/EENVELOPE 550|EMESSAGE 554/u)
  })

  it.each<[string, Manner]>([
    ['the connection is lost', 'hang up'],
    ['the server says nothing more', 'silence'],
    ['the sender is refused, which is the operator’s to mend', { sender: 550 }],
  ])('keeps all mail, and sends it when the server works again: %s', async (_, manner) => {
    await write('order-1', 'order-2')
    server.behave(manner)
    await round(sender(hurried))
    expect(logged).toHaveLength(1)
    // One mail was tried, not each of them.
    expect(server.asked()).toBe(1)
    server.behave('take')
    clock.pass(61)
    await round()
    expect(server.received).toHaveLength(2)
  })

  it('keeps mail for two days while the server does not answer, with one log line', async () => {
    const { url } = server
    await server.close()
    await write('order-1')
    const post = sender(defaultTimeouts, url)
    let hours = 0
    for (let tries = 1; tries < maxTries; tries += 1) {
      await round(post)
      expect(await row('order-1')).toMatchObject({ tries, state: 'queued' })
      clock.pass(backoffMs(tries) / 1000)
      hours += backoffMs(tries) / 3_600_000
    }
    expect(hours).toBeGreaterThan(47)
    expect(hours).toBeLessThan(49)
    expect(logged).toHaveLength(1)
    await round(post)
    expect((await row('order-1')).state).toBe('failed')
    expect(logged.filter((line) => JSON.stringify(line).includes('order-1'))).toHaveLength(1)
    server = await openMailServer()
  })

  it('may send a mail twice if the connection breaks, with the same id', async () => {
    await write('order-1')
    server.behave('hang up after taking')
    await round(sender(hurried))
    server.behave('take')
    clock.pass(61)
    await round()
    expect(server.received).toHaveLength(2)
    const [first, second] = server.received
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.headers.find(({ key }) => key === 'date')).toEqual(
      first?.headers.find(({ key }) => key === 'date'),
    )
  })

  it('signs in to the server, and keeps mail while the password is wrong', async () => {
    const knowing = await openMailServer({ auth: { user: 'shop@shop.example', pass: 'p@ss/w:rd' } })
    await write('order-1')
    await round(sender(defaultTimeouts, knowing.url.replace('rd@', 'rong@')))
    expect(knowing.received).toEqual([])
    expect(logged).toEqual([{ kind: 'mail', reason: 'the mail server: EAUTH 535' }])
    expect(JSON.stringify(logged)).not.toMatch(/p@ss|p%40ss/u)
    clock.pass(61)
    await round(sender(defaultTimeouts, knowing.url))
    expect(knowing.received).toHaveLength(1)
    await knowing.close()
  })

  it('refuses a server with an untrusted certificate', async () => {
    const stranger = await openMailServer({ secure: true })
    await write('order-1')
    await round(sender(defaultTimeouts, stranger.url))
    expect(stranger.asked()).toBe(0)
    expect(await row('order-1')).toMatchObject({ state: 'queued', tries: 1 })
    expect(logged).toHaveLength(1)
    await stranger.close()
  })

  it('sends each mail from one of several processes on one database', async () => {
    await write(...Array.from({ length: 12 }, (_, index) => `order-${index}`))
    await Promise.all([round(), round(), round()])
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(12)
    expect(server.received).toHaveLength(12)
  })

  it('leaves a leased mail to its process, and takes it over when the lease ends', async () => {
    await write('order-1')
    server.behave('silence')
    sender().start()
    await expect.poll(() => server.asked()).toBe(1)
    server.behave('take')
    await round()
    expect(server.received).toEqual([])
    clock.pass(301)
    await round()
    expect(server.received).toHaveLength(1)
  })

  it('releases a mail when its process ends, without counting the try', async () => {
    await write('order-1')
    server.behave('silence')
    const ending = sender()
    ending.start()
    await expect.poll(() => server.asked()).toBe(1)
    server.behave('take')
    await ending.close()
    expect(await row('order-1')).toMatchObject({ tries: 0, state: 'queued' })
    await round()
    expect(server.received).toHaveLength(1)
    expect(logged).toEqual([])
  })
})
