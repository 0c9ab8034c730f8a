import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openStore } from '../../../../api/platform/database/index.ts'
import { callOn, openApprovals, signInAt } from '../../fixtures/approvals.ts'
import { insertCatalogue } from '../../fixtures/catalogue.ts'
import { insertPeople } from '../../fixtures/people.ts'
import { realClock, serve } from '../../fixtures/shop.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))
/** `LONG=1` is the full run: it takes about ten minutes. */
const kills = process.env['LONG'] === '1' ? 200 : 5

interface Decision {
  requestId: string
  version: number
  key: string
}

/** Decisions of a process that is killed with -9: those that it reported, and the one whose answer was lost. */
async function decideAndDie(
  dataDir: string,
): Promise<{ acked: Map<string, string>; pending: Decision | null }> {
  const writer = spawn(process.execPath, [child, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acked = new Map<string, string>()
  let pending: Decision | null = null
  const enough = 1 + Math.floor(Math.random() * 4)
  const lines = createInterface({ input: writer.stdout })
  lines.on('line', (text) => {
    if (!text.endsWith('}')) return
    const line: { asks?: Decision; acked?: Decision; orderNumber?: string } = JSON.parse(text)
    if (line.asks !== undefined) pending = line.asks
    if (line.acked !== undefined) {
      acked.set(line.acked.requestId, line.orderNumber ?? '')
      pending = null
    }
    if (acked.size === enough) setTimeout(() => writer.kill('SIGKILL'), Math.random() * 40)
  })
  await Promise.all([
    new Promise((resolve) => writer.once('exit', resolve)),
    new Promise((resolve) => lines.once('close', resolve)),
  ])
  return { acked, pending }
}

it('orders every approved request exactly once when the process is killed amid approvals', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-approvals-'))
  try {
    const first = await openStore({ dataDir })
    await insertCatalogue(first)
    await insertPeople(first)
    const prepared = serve(first, realClock, dataDir)
    await openApprovals(prepared)
    await prepared.close()
    await first.close()
    const promised = new Map<string, string>()
    let repeated = 0
    for (let kill = 0; kill < kills; kill++) {
      const { acked, pending } = await decideAndDie(dataDir)
      for (const [requestId, orderNumber] of acked) promised.set(requestId, orderNumber)
      const store = await openStore({ dataDir })
      const shop = serve(store, realClock, dataDir)
      if (pending !== null) {
        const approver = await signInAt(shop, 'other')
        const { requestId, version, key } = pending
        const { body } = await callOn(approver, 'approve', { requestId, version }, { 'Idempotency-Key': key })
        expect(body.state).toBe('ordered')
        promised.set(requestId, body.orderNumber)
        repeated += 1
      }
      const requests = await store.db
        .selectFrom('approvalRequests')
        .select(['id', 'state', 'orderNumber'])
        .execute()
      const ordered = requests.filter(({ state }) => state === 'ordered')
      expect(new Map(ordered.map(({ id, orderNumber }) => [id, orderNumber]))).toEqual(promised)
      const orders = await store.db.selectFrom('orders').select('number').execute()
      expect(orders.map(({ number }) => number).toSorted()).toEqual([...promised.values()].toSorted())
      await shop.close()
      await store.close()
    }
    expect(promised.size).toBeGreaterThan(kills)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 3_600_000)
