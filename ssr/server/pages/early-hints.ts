import type { IncomingMessage } from 'node:http'
import type { Brand } from '@tradecounter/api/contract'
import { memoizeByObject } from '@tradecounter/shop/core/memoize-by-object'
import { fontAddresses } from './document/font-preloads.ts'
import type { PageTemplate } from './page-template.ts'
import type { RequestContext } from '../context/request-context.ts'

const tags = /<(?:link|script)\b[^>]*>/gu
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1]

function hintOf(tag: string): string[] {
  const script = tag.startsWith('<script')
  const address = attributeOf(tag, script ? 'src' : 'href')
  const style = attributeOf(tag, 'rel') === 'stylesheet'
  // Preloads of further scripts follow with the page: every hint delays other files.
  if (address === undefined || !address.startsWith('/assets/') || (!script && !style)) return []
  const integrity = attributeOf(tag, 'integrity')
  return [
    [
      `<${address}>`,
      script ? 'rel=modulepreload' : 'rel=preload; as=style',
      ...(/\scrossorigin\b/u.test(tag) ? ['crossorigin'] : []),
      // Without it the browser would fetch the file twice.
      ...(integrity === undefined ? [] : [`integrity="${integrity}"`]),
    ].join('; '),
  ]
}

const hintsOfTags = memoizeByObject(({ assets, tail }: PageTemplate): readonly string[] =>
  [...`${assets}${tail}`.matchAll(tags)].flatMap(([tag]) => hintOf(tag)),
)

/** `Link` values of a page's style sheets and of its entry script, and of the fonts of the brand. */
export function earlyHintsOf(template: PageTemplate, brand: Brand): readonly string[] {
  const fonts = fontAddresses(template, brand).map(
    (address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  )
  return [...hintsOfTags(template), ...fonts]
}

/**
 * Whether a 103 is useful: for a navigation, over a connection on which browsers support it. They do so on HTTP/2
 * and later, which a proxy with TLS provides.
 */
export const acceptsEarlyHints = (incoming: IncomingMessage, context: RequestContext): boolean =>
  context.secure &&
  incoming.method === 'GET' &&
  incoming.httpVersion === '1.1' &&
  incoming.headers['sec-fetch-mode'] === 'navigate'
