// Memory of the running shop with the demo catalogue: when it is ready, and after three hundred different pages.
import { setTimeout as wait } from 'node:timers/promises'
import { startPinned, usageOf } from './host/run-pinned.ts'

const { port, child } = await startPinned('bench/host/serve.ts', '--cached')
const say = async (when: string): Promise<void> =>
  console.log(`${when.padEnd(26)} ${((await usageOf(child)).rss / 1024 / 1024).toFixed(0)} MB (limit 250)`)

await say('ready')
const ask = async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text()
const start = await ask('/')
const pages = new Set([...start.matchAll(/href="(\/[cp]\/[^"]+)"/gu)].map(([, path]) => path ?? '/'))
for (const path of pages) {
  if (pages.size > 300) break
  for (const [, found] of (await ask(path)).matchAll(/href="(\/[cp]\/[^"]+)"/gu)) if (found) pages.add(found)
}
let asked = 0
for (const path of pages) {
  if (asked >= 300) break
  await ask(path)
  asked += 1
}
await say(`after ${asked} different pages`)
await wait(15_000)
await say('15 seconds later')
child.kill()
