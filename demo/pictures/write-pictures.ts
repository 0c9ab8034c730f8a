import { families } from '../catalogue/families/index.ts'
import { drawGarmentBack, drawNothing, drawPicture } from './draw-picture.ts'
import { readPictureKey } from './picture-address.ts'

const byKey = new Map(families.map((family) => [family.key, family]))
const address = /^\/pictures\/(?:(none|garment-back)|([a-z-]{1,40})\/([a-z0-9-]{1,80}))\.svg$/u

/** A drawing is a function of its address, so it may be kept for ever; scripts and styles have no business in it. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/**
 * Answers `/pictures/{family}/{key}.svg`, `/pictures/none.svg` and `/pictures/garment-back.svg`; null for any other path, so that it can stand
 * among other handlers. An unknown family or key below `/pictures/` is a 404.
 */
export function pictureRoute(path: string): Response | null {
  if (!path.startsWith('/pictures/')) return null
  const [, none, familyKey = '', key = ''] = address.exec(path) ?? []
  if (none) return new Response(none === 'none' ? drawNothing() : drawGarmentBack(), { headers })
  const family = byKey.get(familyKey)
  const attributes = family && readPictureKey(family, key)
  if (!family || !attributes)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(drawPicture(family, attributes), { headers })
}
