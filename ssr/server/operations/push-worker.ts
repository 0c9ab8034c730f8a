import { Hono } from 'hono'
import { pushWorkerPath } from '@tradecounter/shop/my-account/push-worker'
import type { HonoEnv } from '../context/hono-env.ts'
import { etagOf, isKnown } from './etag.ts'

/**
 * The service worker of every site. It shows what the shop has sent, and opens the page that it leads to, on its own
 * origin only. It answers no requests of pages: they go to the host as they do without it.
 */
export const pushWorker = `addEventListener('push', (event) => {
  const { title, body, lang, path, tag } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, lang, tag, data: { path } }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin, href } = new URL(event.notification.data.path, location.origin)
  if (origin === location.origin) event.waitUntil(open(href))
})
async function open(href) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === href)
  await (page === undefined ? clients.openWindow(href) : page.focus())
}
`

const etag = etagOf(pushWorker)

/**
 * The worker at the root of the site, which is the scope that it needs. Browsers ask again before each use of a copy.
 */
export function pushWorkerRoutes(): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()
  routes.get(pushWorkerPath, (c) => {
    const headers = { 'Cache-Control': 'no-cache', ETag: etag }
    return isKnown(c, etag)
      ? c.body(null, 304, headers)
      : c.body(pushWorker, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' })
  })
  return routes
}
