import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../../../../api/operator/commands.ts'
import { openStore, type StoreSettings } from '../../../../api/platform/database/index.ts'
import { originOf } from '../../fixtures/origin.ts'
import { serve } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'

/**
 * Issues the invoices of orders that have none as the system of the seller does, and mails them, until it is killed: a
 * process whose clock is ahead by `minutes`. Reports each issued invoice over its pipe.
 */
interface Orders {
  settings: StoreSettings
  folder: string
  mailServer: string
  minutes: number
  orders: string[]
}
const { settings, folder, mailServer, minutes, orders }: Orders = JSON.parse(process.argv[2] ?? '')

const now = () => new Date(Date.now() + minutes * 60_000)
const store = await openStore(settings)
const clock = { now, pass: () => undefined, set: () => undefined }
const { api, keyFile } = serve(store, clock, folder, { mail: { server: mailServer } })
const visitor = new Visitor(api)
/** A call that starts due jobs: a repeat of the same one has no other effect. */
const startJobs = () =>
  visitor.post(
    '/api/user/requestlink',
    { username: 'nobody', purpose: 'password' },
    { 'Idempotency-Key': 'start' },
  )

for (const orderNumber of orders) {
  const known = await store.db
    .selectFrom('invoices')
    .select('id')
    .where('orderNumber', '=', orderNumber)
    .execute()
  if (known.length > 0) continue
  const file = join(folder, `${randomUUID()}.json`)
  const issuedOn = now().toISOString().slice(0, 10)
  const deliveries = [{ lines: [{ position: 1, quantity: 10 }] }]
  writeFileSync(file, JSON.stringify({ invoices: [{ orderNumber, issuedOn, deliveries }] }))
  const context = {
    store,
    keyFile,
    now: now(),
    print: () => {},
    originOf,
    passwordLink: originOf,
    sellerLink: originOf,
  }
  await commands['import-billing']?.run(context, { args: [file], site: undefined, options: {} })
  process.stdout.write(`${orderNumber}\n`)
  await startJobs()
}
setInterval(() => void startJobs(), 100)
