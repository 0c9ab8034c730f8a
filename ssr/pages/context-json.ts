import type { ShopContext } from '@tradecounter/shop/core'
import { escapeJson } from './escape.ts'
import type { Bytes } from './page-context.ts'

/** A value as JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string => escapeJson(JSON.stringify(value))

/** Visitors' contexts by the objects that most of them is made of: words and settings stay the same for long. */
const known = new WeakMap<ShopContext['settings'], Map<string, Bytes>>()
const mostKnown = 200

/**
 * A context as it is sent, in pieces. A visitor's is encoded once for all who read the same page in the same language,
 * but for the links to other languages, which belong to one address.
 */
export function contextScript({ alternates = [], ...context }: ShopContext): readonly (string | Bytes)[] {
  return [openContext(context), `,"alternates":${scriptJson(alternates)}}`]
}

/** All of an encoded context but its closing brace. */
function openContext(context: Omit<ShopContext, 'alternates'>): Bytes {
  const encode = (): Bytes => Buffer.from(scriptJson(context).slice(0, -1))
  if (context.user !== null) return encode()
  const { settings, words: _words, ...rest } = context
  const ofSettings = known.get(settings) ?? new Map<string, Bytes>()
  known.set(settings, ofSettings)
  const key = `${JSON.stringify(rest)} ${wordsId(context.words)}`
  const made = ofSettings.get(key) ?? encode()
  if (ofSettings.size < mostKnown) ofSettings.set(key, made)
  return made
}

const ids = new WeakMap<ShopContext['words'], number>()
let lastId = 0

/** A number for each set of words; a page's words are the same object every time. */
function wordsId(words: ShopContext['words']): number {
  const id = ids.get(words) ?? (lastId += 1)
  ids.set(words, id)
  return id
}
