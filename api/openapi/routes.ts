import { siteCalls } from '../contract/index.ts'
import { createHash } from 'node:crypto'
import type { RouteGroup } from '../platform/http/route-group.ts'

/** The document as sent. */
interface Served {
  text: string
  etag: string
}

async function makeServed(): Promise<Served> {
  // Loaded at the first request, because the shop itself does not need the document.
  const { makeOpenApiDocument } = await import('./document.ts')
  const text = JSON.stringify(await makeOpenApiDocument())
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

/** `GET /api/openapi.json`. */
export const openApiRoutes: RouteGroup = (mount) => {
  let served: Promise<Served> | undefined

  mount(siteCalls.openApiDocument, async ({ c }) => {
    served ??= makeServed()
    const { text, etag } = await served
    const headers = { etag, 'cache-control': 'public, max-age=3600' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'content-type': 'application/json' })
  })
}
