import type { RequestListener, Server } from 'node:http'
import { createServer } from 'vite'

/**
 * Starts Vite inside the host. Its socket uses the host's port, so that several shops can be developed on one machine.
 */
export async function startDevServer(server: Server) {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  return {
    /** Lets Vite answer first. */
    before:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) =>
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
  }
}
