import { openStore } from '../../../api/platform/database/index.ts'
import { serve } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/**
 * Places orders and sends the mail that confirms them until it is killed, so many minutes in the future. Says each order's
 * number over its pipe once it was acknowledged.
 */
const [dataDir = '', server = '', minutes = '0', orders = '0'] = process.argv.slice(2)
const now = () => new Date(Date.now() + Number(minutes) * 60_000)
const store = await openStore({ dataDir })
const { api } = serve(store, { now, pass: () => undefined, set: () => undefined }, dataDir, {
  mail: { server },
})
const visitor = new Visitor(api)
await visitor.signIn('buyer')
process.stdout.write('ready\n')
for (let count = 0; count < Number(orders); count += 1) {
  await visitor.add('VALVE', 1)
  // The clock is the machine's: a day that is written down here would one day be past.
  const { cart, firstDeliveryDate: requestedDeliveryDate } = (await visitor.get('/api/cart/checkout')).body
  const { body } = await visitor.order(cart.version, undefined, { requestedDeliveryDate })
  process.stdout.write(`${body.orderNumber}\n`)
}
