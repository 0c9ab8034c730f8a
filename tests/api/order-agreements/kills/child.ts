import { randomUUID } from 'node:crypto'
import { openStore } from '../../../../api/platform/database/index.ts'
import { agreementsPage, signInBuyer } from '../../fixtures/agreements.ts'
import { realClock, serve } from '../../fixtures/shop.ts'
import type { Visitor } from '../../fixtures/visitor.ts'

/**
 * Two users call off, order and empty their carts at the same time, until the process is killed. Each call is reported
 * before and after.
 */
const [dataDir = ''] = process.argv.slice(2)
const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

const shop = serve(await openStore({ dataDir }), realClock, dataDir)
/** Every other child exits right after a commit and before it reports it; the rest are killed from outside. */
let untilDeath = Math.random() < 0.5 ? 1 + Math.floor(Math.random() * 10) : Infinity

async function call(who: string, visitor: Visitor, path: string, body: object): Promise<void> {
  const key = randomUUID()
  tell({ asks: { who, path, body, key } })
  const { status } = await visitor.post(path, body, { 'Idempotency-Key': key })
  if (--untilDeath === 0) process.kill(process.pid, 'SIGKILL')
  tell({ acked: key, who, status })
}

async function buy(who: string, visitor: Visitor): Promise<void> {
  const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }
  for (;;) {
    const quantity = 2 + Math.floor(Math.random() * 5)
    await call(who, visitor, `${agreementsPage}/calloff`, {
      agreementId: 'q',
      lines: [{ position: 1, quantity }],
    })
    const dice = Math.random()
    if (dice < 0.2) await call(who, visitor, '/api/cart/emptycart', {})
    else if (dice < 0.7) {
      const { body } = await visitor.get('/api/cart/checkout')
      if (body.cart.lineCount > 0)
        await call(who, visitor, '/api/cart/order', {
          cartVersion: body.cart.version,
          address,
          reference: 'Per',
          requestedDeliveryDate: body.firstDeliveryDate,
        })
    }
  }
}

const buyer = await signInBuyer(shop, 'buyer')
const other = await signInBuyer(shop, 'other')
await Promise.all([buy('buyer', buyer), buy('other', other)])
