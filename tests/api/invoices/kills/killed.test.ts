import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../../api/platform/database/index.ts'
import { requeueJob } from '../../../../api/platform/jobs/store.ts'
import { insertCatalogue } from '../../fixtures/catalogue.ts'
import { databases, type TestStore } from '../../fixtures/databases.ts'
import { long } from '../../fixtures/lanes.ts'
import { insertPeople } from '../../fixtures/people.ts'
import { realClock, serve } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'
import { type MailServer, type Manner, openMailServer } from '../../mail/mail-server.ts'
import { prepareBilling, writeOrder } from '../invoice-shop.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))
const kills = long ? 60 : 6
const ordersOfOne = 4
const recipient = 'faktura@ror.example'
/** What the mail server does while a process is killed. */
const manners: readonly Manner[] = ['take', 'silence', 'hang up after taking', { mail: 451 }, 'hang up']

/** Is true some time after something has happened. */
const soonAfter = (happened: () => boolean, mostMs: number) => {
  const wait = Math.random() * mostMs
  let since = Infinity
  return () => {
    if (happened()) since = Math.min(since, Date.now())
    return Date.now() > since + wait
  }
}

describe.each(databases)(
  'processes that are killed while they issue and mail invoices, on $name',
  ({ open }) => {
    let test: TestStore
    let folder: string
    let server: MailServer
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tc-invoices-killed-'))
      server = await openMailServer()
      test = await open()
      await insertCatalogue(test.store)
      await insertPeople(test.store)
      const shop = serve(test.store, realClock, folder)
      await prepareBilling(shop)
      await insertRows(test.store.db, 'rolePermissions', [
        { role: 'accountant', permission: 'perm:adminCompany' },
      ])
      const accountant = new Visitor(shop.api)
      await accountant.signIn('buyer')
      const { version } = (await accountant.get('/api/customer/company')).body.settings
      const settings = { version, invoiceEmail: recipient, confirmationEmails: [], deliveryDays: [] }
      expect((await accountant.post('/api/customer/company/settings', settings)).status).toBe(200)
      await shop.close()
    })
    afterAll(async () => {
      await test.remove()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const issued = new Set<string>()
    let minutes = 0
    /** Lets a process issue invoices of orders, and kills it when `isEnough`. */
    const live = async (orders: string[], isEnough: () => boolean | Promise<boolean>): Promise<void> => {
      const given = { settings: test.settings, folder, mailServer: server.url, minutes, orders }
      const shop = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', child, JSON.stringify(given)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      const ended = new Promise((resolve) => shop.once('exit', resolve))
      createInterface({ input: shop.stdout }).on('line', (number) => issued.add(number))
      await expect.poll(isEnough, { timeout: 60_000, interval: 10 }).toBe(true)
      shop.kill('SIGKILL')
      await ended
      // Longer than the lease of a killed process, and than the pause after the first attempts.
      minutes += 10
    }
    const read = async () => {
      const { db } = test.store
      return {
        invoices: await db.selectFrom('invoices').select(['number', 'orderNumber']).execute(),
        mails: await db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute(),
        files: await db
          .selectFrom('mailAttachments')
          .innerJoin('files', 'files.id', 'mailAttachments.fileId')
          .select(['mailId', 'files.state'])
          .execute(),
        jobs: await db
          .selectFrom('jobs')
          .select(['id', 'state', 'tries'])
          .where('kind', 'in', ['newInvoice', 'mail'])
          .execute(),
      }
    }

    it('mail each invoice with its PDF once, and lose none', async () => {
      const orders: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        server.behave(manners[kill % manners.length] ?? 'take')
        for (let count = 0; count < ordersOfOne; count += 1) {
          const number = String(2000 + orders.length)
          await writeOrder(test.store, number)
          orders.push(number)
        }
        const asked = server.asked()
        const enough = issued.size + 1 + Math.floor(Math.random() * ordersOfOne)
        // In turns while invoices are issued and drawn, and while a mail is handed over.
        await live(
          orders,
          kill % 2 === 0
            ? soonAfter(() => issued.size >= enough, 300)
            : soonAfter(() => server.asked() > asked, 100),
        )
      }
      server.behave('take')
      minutes += 24 * 60
      await live(orders, async () => {
        const { invoices, jobs } = await read()
        // What an operator does with a job whose processes have died in each of its tries; the last try's death is seen
        // by this process.
        for (const { id, state } of jobs)
          if (state === 'failed') await requeueJob(test.store.db, id, ['failed'])
        return (
          invoices.length === orders.length &&
          jobs.length === 2 * orders.length &&
          jobs.every(({ state }) => state === 'ready')
        )
      })

      const { invoices, mails, files, jobs } = await read()
      expect(invoices.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(orders)
      const ids = invoices.map(({ number }) => `invoice-${number}`).toSorted()
      expect(mails.map(({ id }) => id).toSorted()).toEqual(ids)
      expect(files.map(({ mailId }) => mailId).toSorted()).toEqual(ids)
      expect(new Set(files.map(({ state }) => state))).toEqual(new Set(['kept']))
      // A mail that was handed over twice is recognised by its id.
      const received = new Map<string, string>()
      for (const { messageId, text, raw, to } of server.received) {
        expect([to, received.get(messageId) ?? text]).toEqual([[recipient], text])
        expect(raw).toContain('Content-Type: application/pdf')
        received.set(messageId, text)
      }
      expect([...received.keys()].map((id) => id.slice(1).replace(/@.*/u, '')).toSorted()).toEqual(ids)
      // Work was taken from dead processes, or the kills have proved nothing.
      expect(Math.max(...jobs.map(({ tries }) => tries))).toBeGreaterThan(1)
    }, 1_200_000)
  },
)
