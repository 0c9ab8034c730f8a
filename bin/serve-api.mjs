// The program behind `npm run api`: the commerce service, and on a developer's machine the demo data.
import { startServer } from '../api/server.ts'

/** Loaded here, because the service itself knows no demo. */
const isLocal = (process.env.SITE_ENV?.trim() || 'local') === 'local'

async function openDemo(store) {
  const { catalogueVersion } = await import('../api/index.ts')
  if ((await catalogueVersion(store.db)) > 0) return {}
  const { loadDemo } = await import('../api/demo/index.ts')
  await loadDemo(store, { articles: 12_000, today: new Date(), log: console.log })
  return {}
}

await startServer(isLocal ? { openDemo } : {})
