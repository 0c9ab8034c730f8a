import type { FragmentCache, ShopContext } from '@tradecounter/shop/core'
import { LRUCache } from 'lru-cache'
import type { Bytes } from './page-context.ts'

/** Encoded markup of fragments that many pages share. */
const cache = new LRUCache<string, Bytes>({
  maxSize: 1.5 * 1024 * 1024,
  sizeCalculation: (markup, key) => markup.length + 2 * key.length,
})

/** Starts a mark. It is random, so that nothing a visitor types can be taken for one. */
const markStart = `\u0001${crypto.randomUUID()}`
const markEnd = '\u0002'

const ids = new WeakMap<object, number>()
let lastId = 0

/** A number for an object that many pages share. */
function idOf(thing: object): number {
  const known = ids.get(thing)
  if (known !== undefined) return known
  ids.set(thing, (lastId += 1))
  return lastId
}

/** The fragment cache for one page. */
export interface PageFragments {
  fragments: FragmentCache
  /** Splits the rendered body at the marks into its own text, and cached fragments as bytes. */
  cut(body: string): (string | Bytes)[]
}

/** Use once for each rendering. */
export function fragmentsOf(context: ShopContext): PageFragments {
  // Two brands may share a site: the fifth has the content of se and its own logo (spec §2).
  const { site, brand, siteName, locale, environment, flags, settings, translations } = context
  const scope = `${site} ${brand} ${siteName} ${locale} ${environment} ${flags.join(',')} ${idOf(settings)} ${idOf(translations)}`
  const places = new Map<string, { key: string; markup: Bytes | undefined }>()

  return {
    fragments: {
      place: (name, by) => {
        const mark = `${markStart}${places.size}${markEnd}`
        const key = `${scope} ${name} ${by}`
        const markup = cache.get(key)
        places.set(mark, { key, markup })
        return markup ? { instead: mark } : { before: mark, behind: mark }
      },
    },
    cut: (body) => {
      const pieces: (string | Bytes)[] = []
      let from = 0
      for (let at = body.indexOf(markStart); at >= 0; at = body.indexOf(markStart, from)) {
        const mark = body.slice(at, body.indexOf(markEnd, at) + 1)
        const place = places.get(mark)
        if (!place) throw new Error('A mark of another page')
        pieces.push(body.slice(from, at))
        from = at + mark.length
        if (place.markup) {
          pieces.push(place.markup)
          continue
        }
        const end = body.indexOf(mark, from)
        const markup = Buffer.from(body.slice(from, end))
        cache.set(place.key, markup)
        pieces.push(markup)
        from = end + mark.length
      }
      pieces.push(body.slice(from))
      return pieces
    },
  }
}
