import type { ShopContext, StandingParts } from '@tradecounter/shop/core'
import { LRUCache } from 'lru-cache'
import type { Bytes } from './page-context.ts'

/** Markup of parts that do not change from page to page, encoded. */
const kept = new LRUCache<string, Bytes>({
  maxSize: 1.5 * 1024 * 1024,
  sizeCalculation: (part, key) => part.length + 2 * key.length,
})

/** Opens a mark. Nobody outside knows it, so that nothing typed can be taken for one. */
const markStart = `\u0001${crypto.randomUUID()}`
const markEnd = '\u0002'

const ids = new WeakMap<object, number>()
let lastId = 0

/** A number for an object that stays the same for long. */
function idOf(thing: object): number {
  const known = ids.get(thing)
  if (known !== undefined) return known
  ids.set(thing, (lastId += 1))
  return lastId
}

/** The kept parts of one page, and the way to take its rendered body apart where they stand. */
export interface PageParts {
  parts: StandingParts
  /** The body in pieces: its own text, and kept parts as bytes. */
  cut(body: string): (string | Bytes)[]
}

/** For one rendering of one page. */
export function standingParts(context: ShopContext): PageParts {
  // Two brands may share a site: the fifth has the content of se and a logo of its own (spec §2).
  const { site, brand, siteName, locale, environment, flags, settings, words } = context
  const scope = `${site} ${brand} ${siteName} ${locale} ${environment} ${flags.join(',')} ${idOf(settings)} ${idOf(words)}`
  const found = new Map<string, { key: string; part: Bytes | undefined }>()
  let marks = 0

  return {
    parts: {
      place: (name, by) => {
        const mark = `${markStart}${(marks += 1)}${markEnd}`
        const key = `${scope} ${name} ${by}`
        const part = kept.get(key)
        found.set(mark, { key, part })
        return part ? { instead: mark } : { before: mark, behind: mark }
      },
    },
    cut: (body) => {
      const pieces: (string | Bytes)[] = []
      let from = 0
      for (let at = body.indexOf(markStart); at >= 0; at = body.indexOf(markStart, from)) {
        const mark = body.slice(at, body.indexOf(markEnd, at) + 1)
        const place = found.get(mark)
        if (!place) throw new Error('A mark of another page')
        pieces.push(body.slice(from, at))
        from = at + mark.length
        if (place.part) {
          pieces.push(place.part)
          continue
        }
        const end = body.indexOf(mark, from)
        const part = Buffer.from(body.slice(from, end))
        kept.set(place.key, part)
        pieces.push(part)
        from = end + mark.length
      }
      pieces.push(body.slice(from))
      return pieces
    },
  }
}
