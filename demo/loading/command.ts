import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commandWaitMs, openStore } from '@tradecounter/api/seed'
import { demoUsers } from '../people/users.ts'
import { writePictures } from '../pictures/write-pictures.ts'
import { loadDemo } from './load-demo.ts'
import { writeApplications } from './write-applications.ts'

/** `npm run demo -- --articles N`: fills the database that `DATA_DIR` or `DATABASE_URL` names. */
const say = (line: string) => process.stdout.write(`${line}\n`)

const { values: options } = parseArgs({ options: { articles: { type: 'string', default: '12000' } } })
const articles = Number(options.articles)
if (!Number.isInteger(articles) || articles < 100 || articles > 5_000_000) {
  process.stderr.write('--articles takes a whole number from 100 to 5000000\n')
  process.exit(2)
}

// The demo users' passwords are public.
const environment = process.env['SITE_ENV']?.trim() || 'local'
if (environment !== 'local') {
  process.stderr.write(`Demo data is loaded only with SITE_ENV=local, and SITE_ENV is ${environment}.\n`)
  process.exit(1)
}

const dataDir = process.env['DATA_DIR'] ?? './data'
const databaseUrl = process.env['DATABASE_URL']
const started = performance.now()
const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir }, { lockWaitMs: commandWaitMs })
try {
  await loadDemo(store, { articles, today: new Date(), log: say })
  await writeApplications(store, dataDir, new Date())
  await writePictures(store, join(dataDir, 'pictures'))
} finally {
  await store.close()
}
say(`Loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
for (const { userName, password, description } of demoUsers)
  say(`  ${userName.padEnd(8)} ${password}  ${description}`)
