import { openStore } from '../../../api/platform/database/index.ts'
import type { PushKeys } from '../../../api/platform/service-settings.ts'
import { serve } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/** Places orders and tells them in browsers until it is killed, `minutes` in the future. */
const [dataDir = '', keys = '', minutes = '0', orders = '0'] = process.argv.slice(2)
const now = () => new Date(Date.now() + Number(minutes) * 60_000)
const store = await openStore({ dataDir })
const { api } = serve(store, { now, pass: () => undefined, set: () => undefined }, dataDir, {
  push: JSON.parse(keys) as PushKeys, // the test has written it
})
const visitor = new Visitor(api)
await visitor.signIn('buyer')
for (let count = 0; count < Number(orders); count += 1) {
  await visitor.add('VALVE', 1)
  // Uses the machine's clock: a fixed day would be in the past eventually.
  const { cart, firstDeliveryDate: requestedDeliveryDate } = (await visitor.get('/api/cart/checkout')).body
  await visitor.order(cart.version, undefined, { requestedDeliveryDate })
}
