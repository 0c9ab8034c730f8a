import { type Context, Hono } from 'hono'
import type { HonoEnv } from '../context/hono-env.ts'
import type { Settings } from '../settings.ts'

const changePasswordPath = '/my-pages/my-account/security'

const notFound = (c: Context<HonoEnv>): Response => c.text('404', 404, { 'Cache-Control': 'no-store' })

/**
 * `/.well-known/security.txt` (RFC 9116) from the settings, 404 without them and after the expiry date; and
 * `/.well-known/change-password` (W3C), which redirects to the account page if the shop has one.
 */
export function wellKnownRoutes(
  {
    SECURITY_CONTACT: contact,
    SECURITY_EXPIRES: expires,
  }: Pick<Settings, 'SECURITY_CONTACT' | 'SECURITY_EXPIRES'>,
  hasPage: (path: string) => boolean,
  now: () => Date = () => new Date(),
): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()

  routes.get('/.well-known/security.txt', (c) => {
    if (contact === undefined || expires === undefined || expires <= now()) return notFound(c)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${c.env.context.origin}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
  })

  routes.get('/.well-known/change-password', (c) =>
    hasPage(changePasswordPath) ? c.redirect(changePasswordPath, 302) : notFound(c),
  )

  routes.get('/.well-known/*', notFound)
  return routes
}
