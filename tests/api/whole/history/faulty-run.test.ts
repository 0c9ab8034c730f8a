import { expect, it } from 'vitest'
import { seededRandom } from '../../../../demo/catalogue/random.ts'
import { isExplained } from './checker.ts'
import { runWithFaults } from './faulty-run.ts'

const isLong = process.env['LONG'] === '1'

it(
  'has every acknowledged add and order once, through broken connections, duplicated calls and kills (CART-7, CART-8)',
  async () => {
    const { next } = seededRandom(process.env['SEED'] ?? 'faults')
    const run = await runWithFaults(next, { clients: 6, calls: isLong ? 60 : 15, kills: isLong ? 40 : 3 })
    expect(run.kills).toBeGreaterThan(0)
    expect(run.repeated).toBeGreaterThan(0)
    expect(run.faults.lostAnswers).toBeGreaterThan(0)
    expect(run.faults.duplicates).toBeGreaterThan(0)
    for (const [customer, history] of run.histories) {
      expect(history.length, customer).toBeGreaterThan(40)
      expect(isExplained(history), `${customer}: ${JSON.stringify(history)}`).toBe(true)
    }
  },
  isLong ? 600_000 : undefined,
)
