// The program behind `npm run api`: the commerce service, and on a developer's machine the demo data.
import { startServer } from '../api/server.ts'

async function openDemo(store, dataDir) {
  // Loaded here, because the service itself knows no demo.
  const { openDemo: open } = await import('../demo/index.ts')
  const { makeDocument } = await open({ store, dataDir, log: console.log })
  return { makeDocument }
}

await startServer({ openDemo })
