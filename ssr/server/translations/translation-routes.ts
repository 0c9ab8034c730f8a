import { type Context, Hono } from 'hono'
import { chooseCoding } from '../pages/content-coding.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import type { HostTranslations } from './translations.ts'

const json = 'application/json; charset=utf-8'

const nothing = (c: Context<HonoEnv>) => c.text('404', 404, { 'Cache-Control': 'no-store' })

/**
 * `/translations/manifest.json`, asked for again each minute, and the files that it names, which never change. A host can be
 * the delivery network of others in this way.
 */
export function translationRoutes(translations: HostTranslations): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()

  routes.get('/manifest.json', (c) => {
    const { body, etag } = translations.manifest()
    const headers = { 'Cache-Control': 'public, max-age=60', ETag: etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(body, 200, { ...headers, 'Content-Type': json })
  })

  routes.get('/:name', async (c) => {
    const coding = chooseCoding(c.req.header('accept-encoding'))
    const body = await translations.file(c.req.param('name'), coding)
    if (body === null) return nothing(c)
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': json,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(coding === null ? {} : { 'Content-Encoding': coding }),
    })
  })

  routes.get('/*', nothing)
  return routes
}
