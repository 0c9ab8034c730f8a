import { type Context, Hono } from 'hono'
import { chooseContentCoding } from '../pages/content-coding.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import { isKnown } from '../operations/etag.ts'
import type { HostTranslations } from './translations.ts'

const json = 'application/json; charset=utf-8'

const nothing = (c: Context<HonoEnv>) => c.text('404', 404, { 'Cache-Control': 'no-store' })

/**
 * `/translations/manifest.json` and the files that it names, for other hosts: this host can be their delivery network.
 * The name of a file changes with its content. `/translations/sv-SE.json` is the current file of a locale, for
 * browsers.
 */
export function translationRoutes(translations: HostTranslations): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()

  routes.get('/manifest.json', (c) => {
    const { body, etag } = translations.manifest()
    const headers = { 'Cache-Control': 'public, max-age=60', ETag: etag }
    if (isKnown(c, etag)) return c.body(null, 304, headers)
    return c.body(body, 200, { ...headers, 'Content-Type': json })
  })

  routes.get('/:name', async (c) => {
    const name = c.req.param('name')
    const current = translations.currentFile(name.replace(/\.json$/u, ''))
    const headers: Record<string, string> =
      current === undefined
        ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
        : { 'Cache-Control': 'public, max-age=60', ETag: `"${current}"` }
    if (headers['ETag'] !== undefined && isKnown(c, headers['ETag'])) return c.body(null, 304, headers)
    const coding = chooseContentCoding(c.req.header('accept-encoding'))
    const body = await translations.file(current ?? name, coding)
    if (body === null) return nothing(c)
    if (coding !== null) headers['Content-Encoding'] = coding
    return c.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': json, Vary: 'Accept-Encoding' })
  })

  routes.get('/*', nothing)
  return routes
}
