import type { Bytes } from './page-context.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for between tags or inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => entities[character] ?? '')

const jsonEscapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON for inside a script element. The characters that could end it or start another occur in strings only. */
export const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/gu, (character) => jsonEscapes[character] ?? '')

/** A value as JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string => escapeJson(JSON.stringify(value))

const shared = new WeakMap<object, Bytes>()

/** The same in UTF-8, made once for an object that many pages share. The object must not change. */
export function sharedScriptJson(value: object): Bytes {
  const known = shared.get(value)
  if (known !== undefined) return known
  const made = Buffer.from(scriptJson(value))
  shared.set(value, made)
  return made
}
