import type { RequestListener } from 'node:http'
import { createServer } from 'vite'

/** Vite inside the host: it serves modules and styles, and reloads them as they change. */
export async function openVite() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    /** Vite answers what is its own; everything else goes on to the host. */
    before:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) =>
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
    close: () => vite.close(),
  }
}
