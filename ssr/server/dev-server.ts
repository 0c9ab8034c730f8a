import type { RequestListener, Server } from 'node:http'
import { createServer } from 'vite'

/**
 * Vite inside the host: it serves modules and styles, and reloads them as they change. Its socket goes through the
 * host's own port, so that several shops can be developed on one machine.
 */
export async function startVite(server: Server) {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  return {
    /** Vite answers what is its own; everything else goes on to the host. */
    before:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) =>
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
  }
}
