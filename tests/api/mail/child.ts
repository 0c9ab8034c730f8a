import { openStore } from '../../../api/platform/database/index.ts'
import { serve } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/**
 * Places orders and sends their confirmation mails until it is killed, `minutes` in the future. Reports each
 * acknowledged order's number over its pipe.
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
  // Uses the machine's clock: a fixed day would be in the past eventually.
  const { cart, firstDeliveryDate: requestedDeliveryDate } = (await visitor.get('/api/cart/checkout')).body
  const { body } = await visitor.order(cart.version, undefined, { requestedDeliveryDate })
  process.stdout.write(`${body.orderNumber}\n`)
}
