import { randomUUID } from 'node:crypto'
import { openStore } from '../../../../api/platform/database/index.ts'
import { callOn, sendCart, signInAt } from '../../fixtures/approvals.ts'
import { realClock, serve } from '../../fixtures/shop.ts'

/** Sends carts and approves them, until it is killed. Reports each decision before and after it over its pipe. */
const [dataDir = ''] = process.argv.slice(2)
const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

const shop = serve(await openStore({ dataDir }), realClock, dataDir)
const buyer = await signInAt(shop, 'buyer')
const approver = await signInAt(shop, 'other')
/** Every other child exits right after a commit and before it reports it; the rest are killed from outside. */
let untilDeath = Math.random() < 0.5 ? 1 + Math.floor(Math.random() * 6) : Infinity

for (;;) {
  const { body: window } = await buyer.get('/api/cart/checkout')
  await buyer.add('VALVE', 3)
  const { body } = await sendCart(buyer, { requestedDeliveryDate: window.firstDeliveryDate })
  const decision = { requestId: body.requestId, version: 1, key: randomUUID() }
  tell({ asks: decision })
  const { requestId, version, key } = decision
  const { body: answer } = await callOn(
    approver,
    'approve',
    { requestId, version },
    { 'Idempotency-Key': key },
  )
  if (--untilDeath === 0) process.kill(process.pid, 'SIGKILL')
  tell({ acked: decision, orderNumber: answer.orderNumber })
}
