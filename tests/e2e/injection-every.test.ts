import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../setup/chromium.ts'
import { payloads } from './injection/corpus.ts'
import { openHostileShop } from './injection/hostile.ts'
import { openPages, ownPages } from './injection/pages.ts'
import { expectQuiet, openWatched } from './injection/watch.ts'
import { settled } from './lists.ts'
import { addByCall, signInByCall } from './sign-in-by-call.ts'

const size = 20
/** What the host refuses in a translation. */
// oxlint-disable-next-line no-control-regex -- what it refuses
const refused = /[{}\u0000-\u001f\u2028\u2029]/u
const rounds = Array.from({ length: Math.ceil(payloads.length / size) }, (_, round) => ({
  from: round * size,
  part: payloads.slice(round * size, (round + 1) * size),
}))
/** Only payloads with a call of the test can be identified. */
const numbersOf = (part: readonly string[], from: number): number[] =>
  part.flatMap((payload, at) => (payload.includes('__ran(') ? [from + at] : []))

// Otherwise payloads are distributed over the fields: tests/e2e/injection.test.ts.
describe.runIf(process.env.LONG === '1')('every payload in every field', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch())
  })
  afterAll(() => browser.close())

  it.each(rounds)(
    'runs nothing with $part.length payloads from number $from on in each text of the shop (reliability 2.10)',
    async ({ from, part }) => {
      const shop = await openHostileShop(
        [part.join(' ')],
        [part.filter((payload) => !refused.test(payload)).join(' ')],
      )
      try {
        const watched = await openWatched(browser, shop.origin)
        const { page } = watched
        const own = numbersOf(part, from)
        const look = async (paths: readonly string[]): Promise<void> => {
          for (const path of paths) {
            await page.goto(path)
            await settled(page)
            const drawn = new Set(await expectQuiet(watched))
            expect([path, own.filter((number) => !drawn.has(number))]).toEqual([path, []])
          }
        }
        await look(openPages)
        expect(await signInByCall(page, 'anna')).toContain('"true"')
        for (const code of ['T100001', 'T350001', 'T430002'])
          expect(await addByCall(page, code, part[0] ?? '')).toBe(200)
        await look(ownPages)
        await watched.context.close()
      } finally {
        await shop.stop()
      }
    },
    600_000,
  )
})
