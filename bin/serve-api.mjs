// The program behind `npm run api`: the commerce service, and on a developer's machine the demo data.
import { startServer } from '../api/server.ts'

async function openDemo(context) {
  // Imported here, because the service must not depend on the demo.
  const { openDemo: open } = await import('../demo/index.ts')
  const { makeDocument, demoNews } = await open({ ...context, log: console.log })
  return { makeDocument, demoNews }
}

await startServer({ openDemo })
