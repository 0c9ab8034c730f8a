import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, serve, type TestShop } from '../fixtures/shop.ts'
import { Applicant } from './applicant.ts'
import { commands } from './draft-commands.ts'
import { continueIn, none, type Model, type Real } from './draft-model.ts'

describe.each(databases)('a draft in two windows of a browser ($name)', ({ open }) => {
  it('BECOME-2: keeps every save through reloads, kills of the service and the other window', async () => {
    const { store, remove } = await open()
    await insertCatalogue(store)
    await insertPeople(store)
    const clock = makeClock()
    const first = serve(store, clock)
    const killed: TestShop[] = []
    // A killed service leaves nothing but the database and the key file; the next one starts from them.
    const again = () => serve(store, clock, first.keyFile.replace(/\/[^/]*$/u, ''))
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const real: Real = {
          shop: again(),
          restart: async () => {
            const before = real.windows
            // The service that is killed does nothing more, not even its end.
            killed.push(real.shop)
            real.shop = again()
            real.windows = await Promise.all(before.map((window) => continueIn(real.shop, window)))
          },
          windows: [],
          seen: [none(), none()],
        }
        const starter = new Applicant(real.shop.api)
        await starter.post('/submit')
        real.windows = [starter, await continueIn(real.shop, starter)]
        const model: Model = { current: null, begun: null, shown: [null, null] }
        try {
          await fc.asyncModelRun(() => ({ model, real }), steps)
        } finally {
          await real.shop.close()
        }
      }),
      { numRuns: 25 },
    )
    for (const shop of [...killed, first]) await shop.close()
    await remove()
  })
})
