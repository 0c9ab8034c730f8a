import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../demo/catalogue/random.ts'
import { isExplained, type Operation } from './checker.ts'
import { bugs, buyInSmallShop, type Bug } from './small-shop.ts'

const call = (start: number, end: number, does: Operation['does']): Operation => ({
  client: 'x',
  start,
  end,
  does,
})
const valves = (quantity: number) => ({ kind: 'add' as const, code: 'VALVE', quantity })

/** Number of histories that the checker rejects. */
async function unexplained(bug: Bug | null, histories: number): Promise<number> {
  let count = 0
  for (let seed = 0; seed < histories; seed += 1) {
    const luck = seededRandom(`${bug} ${seed}`)
    if (!isExplained(await buyInSmallShop(bug, luck.next, 3, 8))) count += 1
  }
  return count
}

describe('the checker of histories', () => {
  it('accepts the histories of a correct shop, with any overlaps and losses', async () => {
    expect(await unexplained(null, 300)).toBe(0)
  })

  it.each(bugs)(
    'detects that %s',
    async (bug) => {
      expect(await unexplained(bug, 100)).toBeGreaterThan(0)
    },
    240_000,
  )

  it('orders calls by time, and overlapping ones in any order', () => {
    const read = (start: number, end: number, VALVE: number) =>
      call(start, end, { kind: 'read', lines: { VALVE } })
    expect(isExplained([call(0, 1, valves(2)), read(2, 3, 2)])).toBe(true)
    expect(isExplained([call(0, 1, valves(2)), read(2, 3, 0)])).toBe(false)
    expect(isExplained([call(0, 3, valves(2)), read(1, 2, 0)])).toBe(true)
    expect(isExplained([call(0, 3, valves(2)), read(1, 2, 2), read(4, 5, 2)])).toBe(true)
    expect(isExplained([call(0, 5, valves(2)), read(1, 2, 2), read(3, 4, 0)])).toBe(false)
  })

  it('allows a call with an unknown outcome to have happened at most once', () => {
    const lost = call(0, Infinity, valves(2))
    const read = (start: number, VALVE: number) => call(start, start + 1, { kind: 'read', lines: { VALVE } })
    expect(isExplained([lost, read(2, 0)])).toBe(true)
    expect(isExplained([lost, read(2, 2)])).toBe(true)
    expect(isExplained([lost, read(2, 0), read(4, 2), read(6, 2)])).toBe(true)
    expect(isExplained([lost, read(2, 2), read(4, 4)])).toBe(false)
  })
})
